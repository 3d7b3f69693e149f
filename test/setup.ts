import fc from 'fast-check';

// The same values on every run, so that a red build can be repeated; FAST_CHECK_SEED gives others.
const seed = Number(process.env.FAST_CHECK_SEED ?? 1);
if (!Number.isInteger(seed)) throw new Error('FAST_CHECK_SEED must be a whole number');
fc.configureGlobal({ seed });
