import type { ToolData } from '../schema.ts';

export const LINTERS: readonly ToolData[] = [
  {
    programs: ['eslint'],
    flags: {
      text: `
        cache cache-strategy= color concurrency= config-lookup debug env= eslintrc
        error-on-unmatched-pattern exit-on-fatal-error ext* fix-dry-run fix-type= flag* global*
        ignore ignore-pattern* inline-config max-warnings= pass-on-unpruned-suppressions
        parser-options= rule= quiet report-unused-disable-directives report-unused-disable-directives-severity=
        report-unused-inline-configs= stats warn-ignored nested
      `,
      path: 'resolve-plugins-relative-to= cache-location= cache-file= suppressions-location=',
      config: 'config,c= ignore-path=',
      code: 'format,f= parser= plugin= rulesdir=',
      output: 'output-file,o=',
      'only-prints': 'env-info print-config=',
      'tool-writes': 'fix suppress-all suppress-rule= prune-suppressions',
      'skips-tests': 'pass-on-no-patterns',
      'reads-stdin': 'stdin stdin-filename=',
      'uses-network': 'init',
    },
    match: ['npx eslint src -f json --cache --cache-location node_modules/.cache/eslint'],
  },
  {
    programs: ['prettier'],
    unless: { 'only-prints': 'check list-different write' },
    flags: {
      text: `
        check,c list-different,l arrow-parens= bracket-same-line bracket-spacing cache
        cache-strategy= check-ignore-pragma color config-precedence= cursor-offset= editorconfig
        embedded-language-formatting= end-of-line= error-on-unmatched-pattern
        experimental-cli experimental-operator-position= experimental-ternaries
        html-whitespace-sensitivity= ignore-unknown,u insert-pragma jsx-single-quote log-level= object-wrap=
        print-width= prose-wrap= quote-props= range-end= range-start= require-pragma semi
        single-attribute-per-line single-quote tab-width= trailing-comma= use-tabs
        vue-indent-script-and-style with-node-modules plugin-search
      `,
      path: 'cache-location= plugin-search-dir=',
      config: 'config= ignore-path=',
      code: 'parser= plugin=',
      'only-prints': 'file-info= find-config-path= find-config-file= support-info help,h?',
      'tool-writes': 'write,w',
      'reads-stdin': 'stdin-filepath= stdin',
    },
    match: [
      'npx prettier -c "src/**/*.ts" --ignore-path .gitignore --no-config',
      'npx prettier -l .',
    ],
    not_match: [
      'npx prettier src',
      'npx prettier --no-check src',
      'npx prettier --loglevel=warn .',
    ],
  },
  {
    programs: ['biome'],
    flags: {
      text: `
        json-~= css-~= md-~= html-~= yaml-~= graphql-~= grit-~= javascript-~= vcs-~= files-~=
        arrow-parentheses= assist-enabled= attribute-position= bracket-same-line= bracket-spacing=
        changed colors= delimiter-spacing= diagnostic-level= enforce-assist= error-on-warnings
        errors-on-unmatched expand= format-with-errors= formatter-enabled= indent-style=
        indent-width= jsx-~= line-ending= line-width= linter-enabled= log-kind= log-level=
        log-prefix-name= max-diagnostics= only= profile-rules profile-type-inference
        quote-properties= quote-style= reporter= semicolons= since= skip= skip-parse-errors staged
        threads= trailing-~= use-editorconfig= use-server verbose vcs-root= reason=
      `,
      config: 'config-path=',
      output: 'reporter-file= log-file= log-path=',
      'tool-writes': 'write fix unsafe suppress apply apply-unsafe',
      'reads-stdin': 'stdin-file-path=',
      'never-ends': 'watch',
    },
    refused: {
      'only-prints': 'version rage explain help search',
      'never-ends': 'start lsp-proxy',
      'writes-files': 'init migrate clean upgrade',
    },
    match: ['npx biome ci --error-on-warnings --javascript-formatter-enabled=false src'],
  },
  {
    programs: ['stylelint'],
    flags: {
      text: `
        cache cache-strategy= color compute-edit-info,cei disable-default-ignores,di
        globby-options,go= ignore-disables,id ignore-pattern,ip= max-warnings,mw= quiet,q
        quiet-deprecation-warnings report-descriptionless-disables,rdd
        report-invalid-scope-disables,risd report-needless-disables,rd
        report-unscoped-disables,rud validate
      `,
      path: 'config-basedir= cache-location= suppress-location=',
      config: 'config,c= ignore-path,i=',
      code: 'custom-syntax= custom-formatter= formatter,f=',
      output: 'output-file,o=',
      'only-prints': 'print-config',
      'tool-writes': 'fix? suppress?',
      'skips-tests': 'allow-empty-input,aei',
      'reads-stdin': 'stdin stdin-filename=',
    },
    match: ['npx stylelint "**/*.css" --max-warnings 0'],
  },
  {
    programs: ['attw', '@arethetypeswrong/cli'],
    flags: {
      text: `
        pack,P format,f= quiet,q profile= ignore-rules* entrypoints* include-entrypoints*
        exclude-entrypoints* entrypoints-legacy summary emoji color definitely-typed?
      `,
      config: 'config-path=',
      'uses-network': 'from-npm,p',
    },
    match: ['npx attw --pack .'],
  },
  {
    programs: ['cspell', 'cspell-cli'],
    flags: {
      text: `
        cache cache-strategy= color default-configuration dictionary= disable-dictionary= dot? exclude,e=
        fail-fast file* gitignore issues issues-summary-report language-id= locale= max-duplicate-problems=
        max-file-size= must-find-files progress quiet relative report= show-context?
        show-perf-summary show-suggestions silent,s summary unique,u validate-directives verbose,v words-only
        config-search continue-on-error cache-reset issue-template?
      `,
      path: 'cache-location= gitignore-root= root,r= stop-config-search-at=',
      config: 'config,c= file-list=',
      'skips-tests': 'no-exit-code',
      code: 'reporter=',
      'reads-stdin': 'stdin',
    },
    refused: { 'only-prints': 'trace dictionaries suggestions check', 'writes-files': 'init' },
    match: ['npx cspell --no-progress "src/**"'],
  },
  {
    programs: ['ajv'],
    flags: {
      text: `
        all-errors strict= strict-~= spec= data= errors= verbose coerce-types= use-defaults=
        remove-additional= discriminator changes= validate-formats= multiple-of-precision=
        unicode-regexp messages inline-refs= code-~= allow-union-types allow-matching-properties
        comment loop-required= loop-enum= own-properties valid invalid
      `,
      tests: 'd* m* r* s=',
      preload: 'c=',
      output: 'o?',
    },
    refused: { 'only-prints': 'help' },
    match: ['npx ajv validate -s schema.json -d "data/*.json"'],
  },
];
