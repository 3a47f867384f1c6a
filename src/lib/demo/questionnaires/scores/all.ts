import type { DemoExam } from '../exam.ts';
import { ctsi } from './ctsi.ts';
import { euTirads } from './eu-tirads.ts';
import { fleischner } from './fleischner.ts';
import { ich } from './ich.ts';
import { sins } from './sins.ts';
import { tlics } from './tlics.ts';

/** Questionnaires that compute a score with a rule from public sources; each explains its rule in a fiche. */
export const scoreExams: DemoExam[] = [sins, tlics, ich, euTirads, fleischner, ctsi];
