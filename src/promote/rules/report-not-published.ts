import { defineRule } from '../../finding/rule.ts';

export const reportNotPublished = defineRule<{ report: string; reason: string }>({
  id: 'report-not-published',
  layer: 'promotion',
  severity: 'error',
  since: '0.1.0',
  title: 'GitHub does not vouch for a report',
  why: `Anybody can write a file that looks like a report. The gate leaves the digest of its GateReport in the
\`external_id\` of the check run on the commit that it judged, and only a workflow of the repository can
make a check run as GitHub's own Actions app. With a token, a report without such a check run is no
evidence.`,
  wrong: 'a gate-report.json that no workflow of the repository has published',
  right: 'the gate-report.json of a run of the gate, with its check run on GitHub',
  message: ({ report, reason }) => `GitHub does not vouch for the report \`${report}\`: ${reason}.`,
  remedy: () => 'Give the gate-report.json of the run that left the check run, unchanged.',
});
