import { isOfLibrary } from '../../programs/languages/python-library.ts';
import { readUse } from '../../programs/read-use.ts';
import type { FlagRuleId } from '../../programs/reasons.ts';
import { groupsByName, type ProgramFamily, useTable } from '../../programs/table.ts';
import { problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import type { NamedFile } from '../reading.ts';
import { judgeFlag, pythonFiles } from './judge-flag.ts';
import { isForeign, type Parsing, type PartParsed, wordProblem } from './parsed.ts';

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
    accelerate.commands.launch ansible ansible.playbook austin coverage debugpy doit fabric fire hatch honcho invoke kernprof
    line_profiler memory_profiler mprof nox papermill pdm pex pipenv ptvsd py_spy pydevd pyinstrument pyperf rye scalene
    torch.distributed.launch torch.distributed.run tox uv viztracer
  `,
});

/** Modules whose arguments are paths and plain flags. */
const PLAIN = new Set('unittest json.tool tabnanny ast tokenize'.split(' '));

/** A path of the machine, alone or as a flag's value. */
const ABSOLUTE = /^(?:-\w|--[\w-]+=)?[/~]/;

/** `python -m py_compile` only parses files. */
const PY_COMPILE = useTable({ flags: { text: 'q,quiet' } });

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
): PartParsed {
  if (first === undefined) {
    const args = { program, flag: '-m', fault: 'its value is missing' };
    return { invocation: {}, problems: [problemAt('flag-value', { start: 0, end: 0 }, args)] };
  }
  const { known } = parsing.families;
  const started = known.get(first.text);
  if (started !== undefined && data.started_programs.includes(first.text)) {
    const own = parsing.start({ program: started, words: behind }, program);
    return { ...own, invocation: { module: first, ...own.invocation } };
  }
  const files = first.text === 'unittest' ? behind.flatMap(testModules) : [];
  const invocation = { module: first, operands: [first], passthrough: behind, files };
  const refuse = (rule: FlagRuleId, text = first.text) => ({
    invocation,
    problems: [wordProblem(rule, program, { ...first, text })],
  });
  const rule = /^[\w.]+$/.test(first.text)
    ? MODULES.get(first.text.replace(/\._(?:_main__|internal\b.*)$/, ''))
    : 'outside-code';
  if (rule !== undefined) return refuse(rule);
  const python = known.get('python');
  if (first.text === 'py_compile' && python !== undefined) {
    const { flags, operands } = readUse(PY_COMPILE, behind);
    const each = operands.map((file) => parsing.start({ program: python, words: [file] }, program));
    const launched = each.flatMap((file) => file.invocation.launched ?? []);
    return {
      invocation: { ...invocation, launched: launched.map((file) => ({ ...file, parsed: true })) },
      problems: [
        ...flags.flatMap((flag) => judgeFlag(first.text, PY_COMPILE, flag).problems),
        ...refuse('checks-syntax-only', '-m py_compile').problems,
        ...each.flatMap((file) => file.problems),
      ],
    };
  }
  const isPlain = PLAIN.has(first.text);
  if (!isPlain && isOfLibrary(first.text)) return refuse('outside-code', `-m ${first.text}`);
  const foreign = behind.filter(({ text }) => isForeign(text) || (isPlain && ABSOLUTE.test(text)));
  return {
    invocation: isPlain ? invocation : { ...invocation, starts: 'module' },
    problems: foreign.map((word) => wordProblem('outside-code', first.text, word)),
  };
}
