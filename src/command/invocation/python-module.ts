import { isOfLibrary } from '../../programs/languages/python-library.ts';
import { readUse } from '../../programs/read-use.ts';
import type { FlagRuleId } from '../../programs/reasons.ts';
import { groupsByName, type ProgramFamily, type Use, useTable } from '../../programs/table.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import type { Invocation, NamedFile } from '../reading.ts';
import { judgeFlag, pythonFiles } from './judge-flag.ts';
import { isForeign, type Parsing, wordProblem } from './parsed.ts';

/** Modules of packages that `-m` must not start. Unknown modules of Python itself are also refused. */
const MODULES: ReadonlyMap<string, FlagRuleId> = groupsByName<FlagRuleId>({
  'uses-network': `
    conda pip pre_commit virtualenv easy_install poetry pipx build setuptools cookiecutter copier twine
    semantic_release huggingface_hub
  `,
  'never-ends': `
    aiohttp.web aiosmtpd bokeh celery daphne flask gradio gunicorn hypercorn ipykernel jupyter locust notebook panel
    pyftpdlib sphinx_autobuild streamlit tornado.autoreload uvicorn waitress ptw pytest_watch pytest_watcher
    watchfiles watchdog.watchmedo
  `,
  'reads-stdin': 'IPython bpython ipdb ptpython pudb',
  'outside-code': `
    accelerate.commands.launch ansible ansible.playbook austin debugpy doit fabric fire hatch honcho invoke kernprof
    line_profiler memory_profiler mprof nox papermill pdm pex pipenv ptvsd py_spy pydevd pyinstrument pyperf rye scalene
    torch.distributed.launch torch.distributed.run tox uv viztracer
  `,
});

/** Modules whose arguments are paths and plain flags. */
const PLAIN = new Set('unittest json.tool tabnanny ast tokenize'.split(' '));

/** A path of the machine, alone or as a flag's value. */
const ABSOLUTE = /^(?:-\w|--[\w-]+=)?[/~]/;

/** `coverage run`, version 7: https://coverage.readthedocs.io/en/latest/cmd.html. */
const COVERAGE = useTable({
  flags: {
    text: `
      append,a branch concurrency= context= debug= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,
    config: 'rcfile=',
    output: 'data-file=',
    module: 'm,module+',
  },
  starts: 'node',
});

/** `python -m doctest` imports `.py` files, and runs the examples in other files. */
const DOCTEST = useTable({ flags: { text: 'v,verbose o,option= f,fail-fast' } });

/** `python -m py_compile` only parses files. */
const PY_COMPILE = useTable({ flags: { text: 'q,quiet' } });

/** Modules whose operands are files. */
const ON_FILES: ReadonlyMap<string, Use> = new Map([
  ['doctest', DOCTEST],
  ['py_compile', PY_COMPILE],
]);

/** Returns the possible files of a `unittest` name such as `tests.test_a.TestA.test_b`. */
function testModules({ text, span }: Word): readonly NamedFile[] {
  const parts = /^\w+(?:\.\w+)*$/.test(text) ? text.split('.') : [];
  const names = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
  const paths = text.endsWith('.py') ? [text] : names.flatMap(pythonFiles);
  return paths.map((path) => ({ as: 'module', path, span }));
}

/** Parses `python -m NAME …`: a program of the policy, or a module of Python or of the commit. */
export function parseModule(
  { program, data }: ProgramFamily,
  [first, ...behind]: readonly Word[],
  parsing: Parsing,
): { readonly invocation: Partial<Invocation>; readonly problems: readonly Problem[] } {
  if (first === undefined) {
    const args = { program, flag: '-m', fault: 'its value is missing' };
    return { invocation: {}, problems: [problemAt('flag-value', { start: 0, end: 0 }, args)] };
  }
  const { known } = parsing.families;
  const started = known.get(first.text);
  if (started !== undefined && data.started_programs.includes(first.text)) {
    const { launched, problems } = parsing.start({ program: started, words: behind }, program);
    return { invocation: { module: first, launched }, problems };
  }
  const named = { module: first, operands: [first], passthrough: behind };
  const files = first.text === 'unittest' ? behind.flatMap(testModules) : [];
  const invocation = { ...named, files };
  const refuse = (rule: FlagRuleId, text = first.text) => ({
    invocation,
    problems: [wordProblem(rule, program, { ...first, text })],
  });
  const rule = /^[\w.]+$/.test(first.text)
    ? MODULES.get(first.text.replace(/\._(?:_main__|internal\b.*)$/, ''))
    : 'outside-code';
  if (rule !== undefined) return refuse(rule);
  const python = known.get('python');
  const onFiles = ON_FILES.get(first.text);
  if (onFiles !== undefined && python !== undefined) {
    const parsed = first.text === 'py_compile';
    // doctest reads examples in any text file.
    const anyText = { ...python, data: { ...python.data, extensions: undefined } };
    const { flags, operands } = readUse(onFiles, behind);
    const each = operands.map((file) =>
      parsing.start({ program: parsed ? python : anyText, words: [file] }, program),
    );
    const launched = each.flatMap((file) => file.launched);
    const only = parsed ? refuse('checks-syntax-only', '-m py_compile').problems : [];
    return {
      invocation: {
        ...invocation,
        launched: launched.map((file) => ({ ...file, ...(parsed && { parsed }) })),
      },
      problems: [
        ...flags.flatMap((flag) => judgeFlag(first.text, onFiles, flag).problems),
        ...only,
        ...each.flatMap((file) => file.problems),
      ],
    };
  }
  const isPlain = PLAIN.has(first.text);
  if (!isPlain && isOfLibrary(first.text)) return refuse('outside-code', `-m ${first.text}`);
  const [run, ...covered] = behind;
  if (first.text === 'coverage' && run?.text === 'run' && python !== undefined) {
    const { flags, started: script, rest } = readUse(COVERAGE, covered);
    const words = rest ? [{ ...rest.flag.word, text: '-m' }, ...rest.words] : script;
    if (words.length > 0) {
      const { launched, problems } = parsing.start({ program: python, words }, program);
      const own = flags.flatMap((flag) => judgeFlag('coverage', COVERAGE, flag).problems);
      return {
        invocation: { ...invocation, starts: 'module', launched },
        problems: [...own, ...problems],
      };
    }
  }
  const foreign = behind.filter(({ text }) => isForeign(text) || (isPlain && ABSOLUTE.test(text)));
  return {
    invocation: isPlain ? invocation : { ...invocation, starts: 'module' },
    problems: foreign.map((word) => wordProblem('outside-code', first.text, word)),
  };
}
