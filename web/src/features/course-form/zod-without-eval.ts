import { config } from 'zod';

// A schema that is made after this does not try whether code may be made of text: our pages forbid it, and a browser
// reports the try as a violation. Whoever takes schemas into the browser imports this before them.
config({ jitless: true });
