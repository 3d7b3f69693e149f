import type { Outcome } from '../../model/outcome.ts';
import { terminalLines } from '../escape.ts';
import { size } from '../view/words.ts';

/** What a command printed, folded; nothing where it printed nothing. */
export function Output({ outcome }: { readonly outcome: Outcome }) {
  return (
    <>
      <Stream name="Output" stream={outcome.stdout} />
      <Stream name="Error output" stream={outcome.stderr} />
    </>
  );
}

function Stream({ name, stream }: { readonly name: string; readonly stream: Outcome['stdout'] }) {
  const { head, tail, bytes, truncated } = stream;
  if (bytes === 0) return null;
  return (
    <details class="fold">
      <summary>
        {name} <span class="quiet">{size(bytes)}</span>
      </summary>
      <Lines text={head} />
      {truncated && <p class="quiet">The middle was left out: only both ends are kept.</p>}
      {tail !== '' && <Lines text={tail} />}
    </details>
  );
}

/** Lines as they were printed: colours dropped, what cannot be seen shown by name. */
function Lines({ text }: { readonly text: string }) {
  return <pre dir="ltr">{terminalLines(text.replace(/\r?\n$/, '')).join('\n')}</pre>;
}
