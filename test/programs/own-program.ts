import { parsePolicy } from '../policy/from-text.ts';

/** A policy that describes a program. */
export const OWN_PROGRAM = parsePolicy(
  `programs: [shellcheck]
families:
  - name: shellcheck
    evolver:
      flags: { text: 'severity,S= format,f=', config: 'rcfile=' }
      build_files: [.shellcheckrc]
      dependencies: [{ path: .cabal, at: home }]
      match: [shellcheck -S error scripts/a.sh]
      not_match: [shellcheck ../a.sh]
`,
  'the policy',
);
