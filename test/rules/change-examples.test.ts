import { changeJudge } from './change-example.ts';
import { rulesShownBy, testExamples } from './rule-examples.ts';

for (const kind of ['asset', 'change', 'run'] as const) {
  testExamples(rulesShownBy(kind), changeJudge());
}
