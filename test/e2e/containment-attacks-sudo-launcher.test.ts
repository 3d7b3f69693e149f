import { startBy } from './containment-attacks.ts';

startBy('launcher');
await import('./containment-attacks-sudo.test.ts');
