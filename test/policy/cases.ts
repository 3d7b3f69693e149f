/** Mistakes, at their places. */
export const MISTAKES = `1:11: unknown key limits.timeout_seconds; did you mean command_timeout_seconds? ⇐ limits: { timeout_seconds: 5 }
1:1: unknown key protected_paths; did you mean blast_radius.protected_paths? ⇐ protected_paths: [deploy/**]
1:1: unknown key colours ⇐ colours: 5
1:10: enforce: Invalid option: expected one of "report"|"block" ⇐ enforce: warn ¦ enforce: never ¦ enforce: soft
1:36: limits.command_timeout_seconds: Too small: expected number to be >0 ⇐ limits: { command_timeout_seconds: 0 }
1:1: the policy: Invalid input: expected object, received array ⇐ - profile
1:10: Flow map in block collection must be sufficiently indented and end with a } ⇐ limits: {
1:40: blast_radius.forbidden_paths.1: expected a path from the root of the repository, without a leading / and without .. ⇐ blast_radius: { forbidden_paths: [src, /etc] }
1:35: blast_radius.protected_paths.0: expected a path without blanks around it ⇐ blast_radius: { protected_paths: [" src/**"] }
1:47: blast_radius.forbidden_paths.1: expected a path, not a pattern; protected_paths takes globs ⇐ blast_radius: { forbidden_paths: ["app/[id]", "src/**"] }
1:57: blast_radius.protected_paths.2: expected a glob without a negation and without quotes around it ⇐ blast_radius: { protected_paths: ["docs/**", "!(a)/**", "!src/**"] }
1:35: blast_radius.protected_paths.0: expected a glob without a negation and without quotes around it ⇐ blast_radius: { protected_paths: ['"src/**"'] }
1:25: rules.size.level: Invalid option: expected one of "off"|"warning"|"error"; did you mean warning? ⇐ rules: { size: { level: warn, reason: a } }
1:16: rules.size.level: Invalid option: expected one of "off"|"warning"|"error" + 1:18: unknown key rules.size.levl; did you mean level? (known: level, reason, until) ⇐ rules: { size: { levl: warning } }
1:16: rules.size: Invalid option: expected one of "off"|"warning"|"error" ⇐ rules: { size: 2 } ¦ rules: { size: } ¦ rules: { size: low }
1:14: concurrency: expected \`cores\` or a number from 1 to 256 ⇐ concurrency: many
1:17: aliases (*name) are not supported ⇐ { a: &x [1], b: *x }
1:3: unknown key profle; did you mean profile? + 1:38: limits.output_bytes: Too small: expected number to be >=1024 + 1:52: fail_on: Invalid option: expected one of "error"|"warning" ⇐ { profle: x, limits: { output_bytes: 1 }, fail_on: never }
1:18: disabled_packs.0: expected the name of a pack of families; did you mean network? ⇐ disabled_packs: [netwrok]
1:21: experimental.1: expected the name of a family; did you mean grep? ⇐ experimental: [cat, grp]
1:33: families.1.name: this family is described twice ⇐ families: [{ name: a }, { name: a }]
1:12: approvals.very_strong: expected at least as many as for strong confirmation ⇐ approvals: { strong: 3 }
1:22: approvals.strong: Too small: expected number to be >=1 ⇐ approvals: { strong: 0 }
1:19: a2a.min_score: Too big: expected number to be <=1 ⇐ a2a: { min_score: 7 }
1:12: workspace: expected a path from the root of the repository, without a leading / and without .. ⇐ workspace: ../up
1:11: ignores.0.reason: Invalid input: expected string, received undefined ⇐ ignores: [{ rule: a, expires: 2027-01-31 }]
1:61: ignores.0.where: expected at least one of path, gene and command; omit \`where\` to ignore the rule ⇐ ignores: [{ rule: a, reason: b, expires: 2027-01-31, where: {} }]
1:61: ignores.0.where: expected at least one of path, gene and command; omit \`where\` to ignore the rule + 1:63: unknown key ignores.0.where.file (known: path, gene, command) ⇐ ignores: [{ rule: a, reason: b, expires: 2027-01-31, where: { file: x } }]
1:12: fail_on: Invalid option: expected one of "error"|"warning"; did you mean warning? + 1:57: limits.command_timeout_seconds: Invalid input: expected number, received string + 1:81: Map keys must be unique ⇐ { fail_on: warnings, limits: { command_timeout_seconds: soon, output_bytes: 12, output_bytes: 2048 } }
1:17: unknown key blast_radius.forbiden_paths; did you mean forbidden_paths? + 1:55: blast_radius.protected_paths.0: expected a path from the root of the repository, without a leading / and without .. + 1:73: blast_radius.counting: Invalid option: expected one of "full"|"reference" ⇐ blast_radius: { forbiden_paths: [], protected_paths: [../up], counting: partial }
1:41: unknown key ignores.0.were; did you mean where? (known: rule, where, reason, expires) + 1:68: ignores.0.reason: expected a sentence that says why + 1:82: ignores.0.expires: expected a date such as 2027-01-31 ⇐ ignores: [{ rule: content-hash-missing, were: { gene: a }, reason: ' ', expires: next week }]
1:41: rules.size.until: expected a date such as 2027-01-31 ⇐ rules: { size: { level: warning, until: soon } }
1:16: rules.size.level: Invalid option: expected one of "off"|"warning"|"error" ⇐ rules: { size: { until: 2027-01-01 } }
1:8: rules: Invalid input: expected record, received array ⇐ rules: [size]
1:10: enforce.until: expected a date such as 2027-01-31 ⇐ enforce: { mode: report }
1:18: enforce.mode: Invalid input: expected "report" ⇐ enforce: { mode: block, until: 2027-01-31 }
1:21: unknown key branches.next.fail-on; did you mean fail_on? ⇐ branches: { next: { fail-on: warning } }
1:30: branches.next.fail_on: Invalid option: expected one of "error"|"warning"; did you mean warning? ⇐ branches: { next: { fail_on: warn } }
1:21: unknown key branches.next.branches; did you mean caches? ⇐ branches: { next: { branches: {} } }
1:31: unknown key branches.next.limits.output; did you mean output_bytes? ⇐ branches: { next: { limits: { output: 1 } } }
1:32: branches.next.programs.0: expected the name of a program that the default profile can run; did you mean python? ⇐ branches: { next: { programs: [nothing] } }
1:91: branches.next.approvals.very_strong: expected at least as many as for strong confirmation ⇐ { approvals: { strong: 3, very_strong: 3 }, branches: { next: { approvals: { very_strong: 2 } } } }
1:10: stores.0: expected either \`root\` or \`checkout_as\` ⇐ stores: [{ path: a }] ¦ stores: [{ path: a, root: b, checkout_as: c }]
1:34: stores.0.checkout_as: expected the name of a directory ⇐ stores: [{ path: a, checkout_as: .. }] ¦ stores: [{ path: a, checkout_as: a/b }] ¦ stores: [{ path: a, checkout_as: .git }] ¦ stores: [{ path: a, checkout_as: Node_modules }] ¦ stores: [{ path: a, checkout_as: -e }] ¦ stores: [{ path: a, checkout_as: '' }]
1:10: extends: Invalid input: expected object, received string ⇐ extends: acme/policies
none ⇐ { families: [{ name: jq, category: data }], disabled_packs: [data], experimental: [jq, cat] } ¦ { limits: {}, blast_radius: {} }
1:51: patterns.0.regex: error parsing regexp: invalid escape sequence: \`\\1\` ⇐ patterns: [{ name: p, layer: 1, reason: r, regex: '(a)\\1', match: [a], not_match: [b] }]`;

/** The differences of two policies. */
export const DIFFERENCES = `none ⇐ {} → {} ¦ # A comment. → limits: {} ¦ blast_radius: { forbidden_paths: [a, b] } → blast_radius: { forbidden_paths: [b, a] }
concurrency: cores → 2 (unclear) ⇐ {} → concurrency: 2
stores: + { path: a, checkout_as: b } (unclear!) ⇐ {} → stores: [{ path: a, checkout_as: b }]
stores: + { path: a, checkout_as: b }, - { path: a, root: . } (unclear!) ⇐ stores: [{ path: a, root: . }] → stores: [{ path: a, checkout_as: b }]
concurrency: 4 → 2 (tighter) ⇐ concurrency: 4 → concurrency: 2
limits.budget_seconds: 18000 → 60 (tighter) ⇐ {} → limits: { budget_seconds: 60 }
mode: write → safe (tighter) ⇐ {} → mode: safe
mode: write → dangerous (looser!) ⇐ {} → mode: dangerous
allow_dangerous: false → true (looser!) ⇐ {} → allow_dangerous: true
patterns: + p (tighter) ⇐ {} → patterns: [{ name: p, layer: 1, reason: r, regex: a, match: [a], not_match: [b] }]
allowed_roots: + src (tighter) ⇐ {} → allowed_roots: [src]
profile: evolver → curated (unclear!) ⇐ {} → profile: curated
profile: evolver → validator (tighter) ⇐ profile: evolver → profile: validator
fail_on: warning → error (looser!) ⇐ fail_on: warning → {}
blast_radius.audit_log: forbidden → append (looser!) ⇐ blast_radius: { audit_log: forbidden } → {}
limits.command_timeout_seconds: 180 → 5 (tighter) ⇐ {} → limits: { command_timeout_seconds: 5 }
blast_radius.hard_cap_files: 60 → 61 (looser!) ⇐ {} → blast_radius: { hard_cap_files: 61 }
approvals.strong: 1 → 2 (tighter) ⇐ {} → approvals: { strong: 2 }
disabled_packs: + git (tighter) ⇐ {} → disabled_packs: [git]
a2a.min_score: 0.7 → 0.8 (tighter) ⇐ {} → a2a: { min_score: 0.8 }
a2a.min_success_streak: 2 → 1 (looser!) ⇐ {} → a2a: { min_success_streak: 1 }
a2a.max_files: 5 → 6 (looser!) ⇐ {} → a2a: { max_files: 6 }
limits.output_bytes: 65536 → 1024 (unclear) ⇐ {} → limits: { output_bytes: 1024 }
blast_radius.counting: full → reference (unclear!) ⇐ {} → blast_radius: { counting: reference }
blast_radius.forbidden_paths: + a, + b (tighter) ⇐ {} → blast_radius: { forbidden_paths: [a, b] }
blast_radius.protected_paths: - a (looser!) ⇐ blast_radius: { protected_paths: [a, b] } → blast_radius: { protected_paths: [b] }
blast_radius.protected_paths: + b, - a (unclear!) ⇐ blast_radius: { protected_paths: [a] } → blast_radius: { protected_paths: [b] }
ignores: + { rule: x, reason: y, expires: 2027-01-31 } (looser!) ⇐ {} → ignores: [{ rule: x, reason: y, expires: 2027-01-31 }]
rules: {} → { size: warning } (looser!) ⇐ {} → rules: { size: warning }
rules: {} → { size: error } (tighter) ⇐ {} → rules: { size: error }
rules: { size: warning } → {} (tighter) ⇐ rules: { size: warning } → {}
rules: { size: off } → { size: warning } (tighter) ⇐ rules: { size: off } → rules: { size: warning }
rules: { size: off } → { size: { level: off, reason: Known. } } (unclear!) ⇐ rules: { size: off } → rules: { size: { level: off, reason: Known. } }
rules: { size: warning } → { hashes: warning } (unclear!) ⇐ rules: { size: warning } → rules: { hashes: warning }
rules: { size: off } → { size: { level: off, until: 2027-01-31 } } (tighter) ⇐ rules: { size: off } → rules: { size: { level: off, until: 2027-01-31 } }
rules: { size: { level: warning, until: 2026-01-31 } } → { size: { level: warning, until: 2027-01-31 } } (looser!) ⇐ rules: { size: { level: warning, until: 2026-01-31 } } → rules: { size: { level: warning, until: 2027-01-31 } }
rules: { size: error } → { size: { level: error, until: 2027-01-31 } } (looser!) ⇐ rules: { size: error } → rules: { size: { level: error, until: 2027-01-31 } }
rules: { size: warning, log: off } → { size: off, log: off } (looser!) ⇐ rules: { size: warning, log: off } → rules: { size: off, log: off }
branches: {} → { next: {} } (tighter!) ⇐ branches: {} → branches: { next: {} }
branches: { next: {} } → {} (looser!) ⇐ branches: { next: {} } → branches: {}
branches: { next: { fail_on: warning } } → { next: {} } (unclear!) ⇐ branches: { next: { fail_on: warning } } → branches: { next: {} }
branches: { next: {} } → { next: { enforce: report } } (unclear!) ⇐ branches: { next: {} } → branches: { next: { enforce: report } }
branches: { a/*: {} } → { a/*: {}, a/b: { enforce: report } } (tighter!) ⇐ branches: { 'a/*': {} } → branches: { 'a/*': {}, a/b: { enforce: report } }
branches: {} → { dev: { enforce: report, network: allow } } (tighter!) ⇐ branches: {} → branches: { dev: { enforce: report, network: allow } }`;

/** Keys of the stricter of two policies that are not the default, or those that conflict. */
export const STRICTER = `none ⇐ {} & {} ¦ rules: { size: warning } & rules: { hashes: warning }
profile: evolver → validator ⇐ profile: evolver & profile: validator
mode: write → safe ⇐ { mode: dangerous, allow_dangerous: true } & mode: safe
fail_on: error → warning ⇐ fail_on: warning & {}
approvals.strong: 1 → 2 + approvals.very_strong: 2 → 4 ⇐ approvals: { strong: 2, very_strong: 3 } & approvals: { very_strong: 4 }
a2a.min_score: 0.7 → 0.9 + a2a.max_files: 5 → 2 ⇐ a2a: { min_score: 0.9 } & a2a: { max_files: 2 }
limits.command_timeout_seconds: 180 → 5 + limits.output_bytes: 65536 → 2048 ⇐ limits: { command_timeout_seconds: 5, output_bytes: 2048 } & limits: { command_timeout_seconds: 50, output_bytes: 4096 }
containment: require-for-forks → require ⇐ { containment: require, network: allow } & containment: off
blast_radius.hard_cap_files: 60 → 9 + blast_radius.forbidden_paths: + a, + b, + c + blast_radius.audit_log: append → forbidden ⇐ blast_radius: { forbidden_paths: [a, b], hard_cap_files: 9 } & blast_radius: { forbidden_paths: [b, c], hard_cap_files: 99, audit_log: forbidden }
ignores: + { rule: y, reason: r, expires: 2027-01-31 } ⇐ ignores: [{ rule: x, reason: r, expires: 2027-01-31 }, { rule: y, reason: r, expires: 2027-01-31 }] & ignores: [{ rule: y, reason: r, expires: 2027-01-31 }]
patterns: + p, + q ⇐ patterns: [{ name: p, layer: 1, reason: r, regex: a, match: [a], not_match: [b] }] & patterns: [{ name: p, layer: 1, reason: r, regex: a, match: [a], not_match: [b] }, { name: q, layer: 1, reason: r, regex: a, match: [a], not_match: [b] }]
disabled_packs: + git, + files ⇐ disabled_packs: [git] & disabled_packs: [files]
caches: + y/**, - .git/**, - "**/.cache/**", - "**/node_modules/.*/**", - "**/.eslintcache", - "**/*.tsbuildinfo", - "**/.nyc_output/**", - "**/coverage/**", - "**/{.*_cache,target,.tox,.gradle}/**" ⇐ caches: ['x/**', 'y/**'] & caches: ['y/**', 'z/**']
profile: evolver → curated + families: + a ⇐ { profile: curated, families: [{ name: a }] } & { profile: curated, families: [{ name: a }] }
allowed_roots: + a ⇐ allowed_roots: [] & allowed_roots: [a]
allowed_roots: + b ⇐ allowed_roots: [a, b] & allowed_roots: [b, c]
allowed_roots: + b/c, + b/c/d ⇐ allowed_roots: [a, b/c] & allowed_roots: [b, b/c/d]
allowed_roots: + a/b ⇐ allowed_roots: [a/b] & allowed_roots: [a]
approvals.people: + b ⇐ approvals: { people: [a, b] } & approvals: { people: [b, c] }
approvals.people: + a, + b ⇐ approvals: { people: [a, b] } & {}
rules: {} → { size: warning } ⇐ rules: { size: warning } & rules: { size: off }
rules: {} → { size: off } ⇐ rules: { size: off } & rules: { size: { level: off, reason: Known. } }
rules: {} → { size: error } ⇐ rules: { size: error } & {} ¦ rules: { size: error } & rules: { size: { level: error, until: 2027-01-31 } }
rules: {} → { size: { level: off, until: 2027-01-31 } } ⇐ rules: { size: off } & rules: { size: { level: off, until: 2027-01-31 } }
rules: {} → { size: { level: warning, until: 2026-01-31 } } ⇐ rules: { size: { level: warning, until: 2026-01-31 } } & rules: { size: { level: warning, until: 2027-01-31 } }
rules: {} → { size: warning, log: off } ⇐ rules: { size: warning, log: off } & rules: { size: off, log: off }
conflict: profile ⇐ profile: curated & {}
conflict: allowed_roots ⇐ allowed_roots: [a] & allowed_roots: [b]
conflict: families ⇐ families: [{ name: a }] & {}
conflict: experimental ⇐ experimental: [cat] & {}
conflict: workspace ⇐ workspace: a & {}
conflict: blast_radius.counting ⇐ blast_radius: { counting: reference } & {}
conflict: assets.include ⇐ assets: { include: ['x.json'] } & {}
conflict: approvals.people ⇐ approvals: { people: [a] } & approvals: { people: [b] }
conflict: profile, workspace ⇐ { workspace: a, profile: curated } & {}`;

/** Keys of the policy of a branch that are not the default. */
export const BRANCHES = `fail_on: error → warning + limits.command_timeout_seconds: 180 → 50 + limits.output_bytes: 65536 → 4096 ⇐ main: POLICY ¦ next: POLICY
profile: evolver → validator + fail_on: error → warning + limits.command_timeout_seconds: 180 → 5 + limits.output_bytes: 65536 → 4096 ⇐ release/2: POLICY
  release/1: POLICY
not protected ⇐ dev: POLICY ¦ release: POLICY ¦ release/1/2: POLICY ¦ Main: POLICY ¦ refs/heads/main: POLICY ¦ !release/1: POLICY
  dev: branches: { '!release/1': {} }
none ⇐ feature/{a}: branches: { 'feature/{a}': {} } ¦ release/1/2: branches: { 'release/**': {} } ¦ anything/at/all: branches: { '**': {} }
fail_on: error → warning ⇐ main: branches: { main: { fail_on: warning } }
conflict: profile ⇐ ab: branches: { 'a*': { profile: curated }, ab: { profile: workspace } }`;

/** Whether a policy blocks on a day. */
export const ENFORCEMENT = `block ⇐ 2027-01-31: {} ¦ 2027-01-31: enforce: block ¦ 2027-02-01: enforce: { mode: report, until: 2027-01-31 }
report ⇐ 2027-01-31: enforce: report
report until 2027-01-31 ⇐ 2027-01-31: enforce: { mode: report, until: 2027-01-31 }`;
