import "./style.css";
import "./lib/look.svelte"; // before anything is drawn
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
