/** What `import { z } from 'zod'` gives in every app. */
export * as z from './parts.mjs';
