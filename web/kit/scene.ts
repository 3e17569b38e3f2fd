export { default as Sticker } from "./Sticker.svelte";
