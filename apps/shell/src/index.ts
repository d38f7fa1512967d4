import '@word-unfolded/ui/styles/index.css';
import './first-page/first-page.css';
import { forbidCodeGeneration } from './forbid-code-generation.js';

forbidCodeGeneration();

// Module federation needs one asynchronous step before the first shared library is used.
void import('./bootstrap.js');
