// The gallery of recorded moments: `npm run dev`, then /gallery.html; `?game=cards` for the cards of the
// Duel. Not part of the built page.

import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import CardWall from "./gallery/CardWall.svelte";
import Gallery from "./gallery/Gallery.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the gallery");
const cards = new URLSearchParams(location.search).get("game") === "cards";
mount(cards ? CardWall : Gallery, { target });
