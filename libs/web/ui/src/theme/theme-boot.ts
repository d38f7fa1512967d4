import { markPresses } from '../first-page/mark-presses.js';
import { watchForApplication } from '../first-page/missing-application.js';
import { startApplicationOnDemand } from '../first-page/start-application.js';
import { storedText } from '../storage/stored-text.js';
import { modeOf, readStoredTheme, showTheme } from './stored-theme.js';

/**
 * A separate script that blocks the first paint, so that a reader of a dark theme sees no flash of a light page. It is
 * a file because the content security policy allows no inline script. As the first script of a page it also remembers what
 * is pressed before the others have loaded, and starts them on a page that was sent with its content.
 */
const { theme, choice } = readStoredTheme((name) => storedText(name).read());
showTheme(document.documentElement, theme, modeOf(choice));
watchForApplication();
markPresses();
startApplicationOnDemand({ isSignedIn: storedText('auth_token').read() !== null });
