import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist", "screenshots"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // `== null` asks for both ways of being nothing, as the server may say either.
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // Maps and addresses that live for one call are no state.
      "svelte/prefer-svelte-reactivity": "off",
      // The page has no base path, and addresses are made in `lib/router.svelte.ts`.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // The only HTML that is set as text is our own picture sprite.
    files: ["src/parts/Sprite.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
