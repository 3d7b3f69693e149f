import { explainFailure } from '../github/failure.ts';
import { readFileAt } from '../github/repository-data.ts';
import { type ReadShared, unavailable } from '../policy/shared-policy.ts';
import type { PublishContext } from '../publish/context.ts';

/** Returns the reader of policies of other repositories: GitHub's API, with the token of the step. */
export function sharedPolicies(github: PublishContext['github']): ReadShared {
  return async (source) => {
    if ('unavailable' in github) throw unavailable(source, github.unavailable);
    const [owner = '', repo = ''] = source.repository.split('/');
    try {
      return await readFileAt({ client: github.client, owner, repo }, source.path, source.commit);
    } catch (error) {
      const operation = { doing: 'read it', permission: 'contents: read' };
      throw unavailable(source, explainFailure(error, operation), { cause: error });
    }
  };
}
