import { changeJudge } from './change-example.ts';
import { rulesShownBy, testExamples } from './rule-examples.ts';

testExamples(rulesShownBy('run'), changeJudge());
