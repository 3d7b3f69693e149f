import { entries } from '../lib/index.js';
await entries.action();
