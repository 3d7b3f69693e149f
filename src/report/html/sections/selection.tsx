import { selectionWords } from '../../view/selection.ts';
import { firstOf, Rest } from '../first.tsx';
import type { HtmlPage, PageSection } from '../page.ts';
import { Name, Table } from '../words.tsx';

/** How the change affects the selection of genes in past cycles. */
export function selectionSection({ report }: HtmlPage): PageSection | undefined {
  const words = selectionWords(report);
  if (words === undefined) return undefined;
  const { genes } = report.selection ?? { genes: [] };
  return {
    id: 'selection',
    title: 'Selection',
    body: (
      <>
        <p>{words.lead}</p>
        {genes.length > 0 && (
          <Table
            caption="Selected cycles"
            columns={[
              ['Gene'],
              ['Before', 'number'],
              ['After', 'number'],
              ['Difference', 'number'],
            ]}
          >
            {firstOf(genes).map(({ id, base, head }, index) => (
              <tr key={index} data-item="">
                <th scope="row">
                  <Name text={id} />
                </th>
                <td class="number">{base}</td>
                <td class="number">{head}</td>
                <td class="number">{signed(head - base)}</td>
              </tr>
            ))}
          </Table>
        )}
        <Rest of={genes.length} noun="gene" />
      </>
    ),
  };
}

function signed(number: number): string {
  if (number === 0) return '0';
  return number > 0 ? `+${number}` : `−${-number}`;
}
