import { defineRule } from '../../../finding/rule.ts';

export const blastRadiusClaim = defineRule<{
  type: string;
  id: string;
  claimed: string;
  counted: string;
  together: boolean;
}>({
  id: 'blast-radius-claim',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'An asset claims another blast radius than git counts',
  why: `Whether other agents get a Capsule depends on how little it touched, and it says so itself. The claim is
held against the change that brings it: less than any way of counting gives is a warning, more than all
changed files and lines is a notice. Several claims of one change are added up.`,
  wrong: '"blast_radius": { "files": 1, "lines": 4 }   // in a change of 12 files and 340 lines',
  right: '"blast_radius": { "files": 12, "lines": 340 }',
  message: ({ type, id, claimed, counted, together }) =>
    `The ${type} \`${id}\` claims ${claimed}${together ? ', together with the others of the change' : ''}; git counts ${counted} for this change.`,
  remedy: () => 'Let the asset say what its cycle really changed, and bring it in the same change.',
});
