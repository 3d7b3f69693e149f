import { startBy } from './containment-attacks.ts';

startBy('launcher');
await import('./containment-attacks-user.test.ts');
