import { mount } from "svelte";

import "./look/fonts/fonts.css";
import "./look/tokens.css";
import "./look/frame.css";
import "./look/more.css";
import "./look/start.css";
import App from "./App.svelte"; // after what its parts may put otherwise
import { draw } from "./look/sprites";
import frame from "./look/frame.svg?raw";
import pages from "./look/pages.svg?raw";
import { firstLanguage, speech } from "./text/speech.svelte";

// The page came as one without JavaScript; from here on it is the client.
document.head.querySelectorAll('link[href^="/pages/"][rel="stylesheet"]').forEach((sheet) => sheet.remove());
document.body.replaceChildren();
delete document.body.dataset.game;
draw(frame);
draw(pages);
await speech.use(firstLanguage());
mount(App, { target: document.body });
document.documentElement.classList.remove("client");
