/** Git's variables that select the user's configuration, proxy and credentials. */
const KEPT = /^(GIT_(ALLOW_PROTOCOL|ASKPASS|CONFIG|HTTP|PROXY|SSH|SSL)|SSH_ASKPASS)/i;

/** Variables of other repositories, and of programs that git commands of the gate never start. */
const DROPPED = /^(GIT_.*|EDITOR|PAGER|PREFIX|VISUAL)$/i;

/**
 * Returns the environment for git commands that need the user's configuration: all variables except
 * those that select another repository or make git start an editor or a pager.
 */
export function userEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && (KEPT.test(name) || !DROPPED.test(name))) kept[name] = value;
  }
  return {
    ...kept,
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
  };
}
