import { mount } from "svelte";
import App from "./app/App.svelte";
import { loadWords } from "./app/words.svelte.ts";
import "./kit/fonts.css";
import "./kit/look.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");
await loadWords();
mount(App, { target });
