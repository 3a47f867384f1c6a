import { abdomenCases } from './abdomen.ts';
import { chestCases } from './chest.ts';
import type { DemoCase } from './demo-case.ts';
import { limbCases } from './limbs.ts';
import { neuroCases } from './neuro.ts';
import { publishedChest } from './published-chest.ts';
import { publishedOthers } from './published-others.ts';
import { publishedStacks } from './published-stacks.ts';
import { withQuestions } from './questions/all.ts';
import { spineJointCases } from './spine-joints.ts';
import { ultrasoundBreastCases } from './ultrasound-breast.ts';

export const cases: DemoCase[] = [
  neuroCases,
  chestCases,
  abdomenCases,
  spineJointCases,
  limbCases,
  ultrasoundBreastCases,
  publishedStacks,
  publishedChest,
  publishedOthers,
]
  .flat()
  .map(withQuestions);
