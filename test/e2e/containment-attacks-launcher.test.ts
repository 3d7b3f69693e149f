import { startBy } from './containment-attacks.ts';

// The launcher is used where there is no Python; each test file has a process of its own.
startBy('launcher');
await import('./containment-attacks.test.ts');
