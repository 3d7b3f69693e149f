import { statusWords } from '../../view/output.ts';
import { count, duration } from '../../view/words.ts';
import { firstOf, Rest } from '../first.tsx';
import { type Run, runsOf } from '../lanes.ts';
import { STATUS_TONES, Status } from '../mark.tsx';
import type { HtmlPage, PageSection } from '../page.ts';
import { scaleTo } from '../scale.ts';
import { Link, Name, Table } from '../words.tsx';

/** Pixels; widths are percentages, so that the chart fits a phone. */
const WIDE_LANE = { height: 18, gap: 5 } as const;
const NARROW_LANE = { height: 6, gap: 2 } as const;
/** With more lanes, all are narrow. */
const MOST_WIDE_LANES = 12;
const AXIS_HEIGHT = 22;
const TICKS = 4;
/** A longer table is folded. */
const MOST_ROWS = 8;

/** When each command waited and ran, and for how long; parallel commands are in different lanes. */
export function timelineSection({ report, commandAnchor }: HtmlPage): PageSection | undefined {
  const runs = runsOf(report.genes);
  if (runs.length === 0) return undefined;
  const shown = firstOf(runs);
  const table = <Runs runs={shown} commandAnchor={commandAnchor} />;
  return {
    id: 'timeline',
    title: 'Timeline',
    count: runs.length,
    body: (
      <>
        <Lanes runs={shown} />
        <Rest of={runs.length} noun="run" />
        {shown.length > MOST_ROWS ? (
          <details class="fold">
            <summary>Table of {count(shown.length, 'run')}</summary>
            {table}
          </details>
        ) : (
          table
        )}
      </>
    ),
  };
}

function Lanes({ runs }: { readonly runs: readonly Run[] }) {
  const end = runs.reduce((last, run) => Math.max(last, run.end), 1);
  const lanes = runs.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  const x = scaleTo(end);
  const { height, gap } = lanes > MOST_WIDE_LANES ? NARROW_LANE : WIDE_LANE;
  const top = lanes * (height + gap);
  return (
    <figure class="timeline">
      <figcaption>
        {count(runs.length, 'command')} in {duration(end)}, {count(lanes, 'lane')}; striped bars did
        not pass.
      </figcaption>
      <svg width="100%" height={top + AXIS_HEIGHT} aria-hidden="true" focusable="false">
        <defs>
          <pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" />
          </pattern>
        </defs>
        {x.ticks(TICKS).map((tick) => (
          <g class="tick" key={tick}>
            <line x1={`${x.at(tick)}%`} x2={`${x.at(tick)}%`} y2={top} />
            <text
              x={`${x.at(tick)}%`}
              y={top + 15}
              text-anchor={tick === 0 ? 'start' : x.at(tick) > 92 ? 'end' : 'middle'}
            >
              {duration(tick)}
            </text>
          </g>
        ))}
        {runs.map(({ start, end: stop, lane, outcome }, index) => {
          const place = {
            x: `${x.at(start).toFixed(2)}%`,
            y: lane * (height + gap),
            width: `${Math.max(0.4, x.at(stop - start)).toFixed(2)}%`,
            height,
            rx: 2,
          };
          return (
            <g key={index}>
              <rect class={`fill ${STATUS_TONES[outcome.status]}`} {...place} />
              {outcome.status !== 'passed' && <rect fill="url(#stripes)" {...place} />}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function Runs({
  runs,
  commandAnchor,
}: {
  readonly runs: readonly Run[];
  readonly commandAnchor: HtmlPage['commandAnchor'];
}) {
  return (
    <Table
      caption="Runs"
      columns={[
        ['Start', 'number'],
        ['Waited', 'number'],
        ['Duration', 'number'],
        ['Result'],
        ['Command'],
      ]}
    >
      {runs.map(({ gene, command, outcome, start, waited }, index) => (
        <tr key={index} data-item="">
          <td class="number">{duration(start)}</td>
          <td class="number">{duration(waited)}</td>
          <td class="number">{duration(outcome.duration_ms)}</td>
          <td>
            <Status tone={STATUS_TONES[outcome.status]} word={statusWords(outcome)} />
          </td>
          <td>
            <Link to={commandAnchor(command)}>
              <Name text={command.command} />
            </Link>{' '}
            <span class="quiet">
              <Name text={gene.id} />
            </span>
          </td>
        </tr>
      ))}
    </Table>
  );
}
