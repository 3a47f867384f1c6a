import type { DemoExam } from '../exam.ts';
import { ctsi } from './ctsi.ts';
import { euTirads } from './eu-tirads.ts';
import { fleischner } from './fleischner.ts';
import { ich } from './ich.ts';
import { sins } from './sins.ts';
import { tlics } from './tlics.ts';

/** Questionnaires that compute a score whose rule was read in public sources; each says them in a fiche. */
export const scoreExams: DemoExam[] = [sins, tlics, ich, euTirads, fleischner, ctsi];
