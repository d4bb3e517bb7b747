// Where this folder takes its words from. They are registered by `register.ts`, with the game itself:
// the pictures of the home screen do without.

export { everywhere, knows, language, say, t, tIn } from "../../lib/i18n.svelte";
