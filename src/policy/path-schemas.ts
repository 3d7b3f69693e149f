import * as z from 'zod';
import { normalise } from '../repo/paths.ts';

/** A path outside of the repository, or with blanks around it, would have no effect, so it is a mistake. */
export const repositoryPath = z
  .string()
  .min(1)
  .refine((text) => normalise(text) !== undefined, {
    error: 'expected a path from the root of the repository, without a leading / and without ..',
  })
  .refine((text) => text.trim() === text, { error: 'expected a path without blanks around it' });

/**
 * Globs of the policy have no negation, and no quotes around them: these would be part of a name and
 * match nothing. `!(a)` is a group.
 */
export const repositoryGlob = repositoryPath.refine(
  (glob) => !/^!(?!\()|^["'`].*["'`]$/.test(glob),
  { error: 'expected a glob without a negation and without quotes around it' },
);

/** Files and directories in the home directory with credentials or shell settings. */
const PRIVATE =
  '.ssh .gnupg .aws .azure .kube .docker .netrc .npmrc .yarnrc .yarnrc.yml .pypirc .gitconfig .git-credentials .password-store .mozilla .thunderbird .pki .terraform.d .vault-token .bashrc .bash_history .profile .zshrc .zsh_history .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .cargo/credentials .cargo/credentials.toml .config/gh .config/gcloud .config/git .config/hub .config/op .config/rclone .config/doctl .config/containers .config/chromium .config/google-chrome .local/share/keyrings .nuget/NuGet .gem/credentials .composer/auth.json'.split(
    ' ',
  );

/** A directory below and relative to the home directory, without known credentials. */
export const homeFolder = z
  .string()
  .regex(
    /^[^/\\\0]+(?:\/[^/\\\0]+)*$/,
    'expected a path below the home directory, such as .cache/x',
  )
  .refine((path) => !path.split('/').some((name) => name === '.' || name === '..'), {
    error: 'expected a path without `.` and `..`',
  })
  .refine((path) => !PRIVATE.some((own) => isBelow(own, path) || isBelow(path, own)), {
    error: 'expected a cache; programs store credentials or settings here',
  });

function isBelow(folder: string, path: string): boolean {
  return `${path}/`.startsWith(`${folder}/`);
}
