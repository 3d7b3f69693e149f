import { promotionFindings } from './promotion-example.ts';
import { rulesShownBy, testExamples } from './rule-examples.ts';

testExamples(rulesShownBy('promotion'), promotionFindings);
