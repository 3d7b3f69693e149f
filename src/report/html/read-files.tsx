import { readWords } from '../view/read-files.ts';
import { List, Name, type PageSection, Sentence } from './elements.tsx';
import type { HtmlPage } from './page.ts';

/** What decides what the checks mean and was changed here. */
export function readSection({ report: { read = [] } }: HtmlPage): PageSection | undefined {
  if (read.length === 0) return undefined;
  return {
    id: 'read',
    title: 'Read these files',
    count: read.length,
    body: (
      <List
        of={read}
        noun="file"
        each={(file) => (
          <>
            <Name text={file.path} /> <span class="quiet">{readWords(file)}</span>{' '}
            <Sentence text={file.why} />
          </>
        )}
      />
    ),
  };
}
