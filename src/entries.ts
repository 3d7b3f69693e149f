/**
 * The programs of the package, for its one bundle: `dist/action`, `dist/cli` and `dist/api` each load
 * one of them, and share the chunks of `dist/lib`. Loading the first two runs them.
 */
export const entries = {
  action: () => import('./action.ts'),
  cli: () => import('./cli.ts'),
  api: () => import('./api.ts'),
};
