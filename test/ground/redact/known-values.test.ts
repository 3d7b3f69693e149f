import { expect, it } from 'vitest';
import { secretsOf } from '../../../src/ground/redact/known-values.ts';
import { pairs } from '../../table.ts';

it.each(pairs`
  GITHUB_TOKEN → abc123def456 ¦ MY_SECRET → correct horse battery ¦ DB_PASSWORD → hunter2hunter2
  AWS_SECRET_ACCESS_KEY → aB3dE5gH7jK9 ¦ AWS_ACCESS_KEY_ID → AKIAEXAMPLE12
  OPENAI_API_KEY → sk-example-1 ¦ APIKEY → abcdefgh-1 ¦ SSH_PRIVATE → abcdefgh-1
  npm_config__authToken → abcdefgh-1 ¦ NODE_AUTH_TOKEN → abcdefgh-1
  HTTP_AUTHORIZATION → Basic abcdef ¦ GPG_PASSPHRASE → a b c d e f g
  GOOGLE_CREDENTIALS → {"private_key": "x"}
`)('takes the value of %s', (name, value) => expect(secretsOf({ [name]: value })).toEqual([value]));

it.each(pairs`
  PATH → /usr/bin:/bin ¦ PWD → /home/me/project ¦ GIT_AUTHOR_NAME → Ada Lovelace
  GIT_AUTHOR_EMAIL → ada@example.com ¦ npm_package_author_name → Ada Lovelace
  SSH_AUTH_SOCK → /tmp/ssh-x/agent.1 ¦ XAUTHORITY → /home/me/.Xauthority
  GOOGLE_APPLICATION_CREDENTIALS → /home/me/key.json ¦ TOKEN_FILE → C:\keys\token
  AUTH_MODE → disabled ¦ POSTGRES_PASSWORD → postgres ¦ TOKEN → short
`)('leaves %s=%s alone', (name, value) => {
  expect(secretsOf({ [name]: value })).toEqual([]);
  expect(secretsOf({ [name]: undefined })).toEqual([]);
});
