import { abdomenExams } from './abdomen.ts';
import { abdomenCtExams } from './abdomen-ct.ts';
import { ankleFootExams } from './ankle-foot.ts';
import { breastExams } from './breast.ts';
import { chestExams } from './chest.ts';
import { elbowArmExams } from './elbow-arm.ts';
import type { DemoExam } from './exam.ts';
import { headNeckExams } from './head-neck.ts';
import { heartVesselExams } from './heart-vessels.ts';
import { hipPelvisExams } from './hip-pelvis.ts';
import { kneeExams } from './knee.ts';
import { liverLesionExams } from './liver-lesions.ts';
import { neuroExams } from './neuro.ts';
import { neuroCtExams } from './neuro-ct.ts';
import { paediatricExams } from './paediatrics.ts';
import { pelvisExams } from './pelvis.ts';
import { scoreExams } from './scores/all.ts';
import { shoulderExams } from './shoulder.ts';
import { softTissueExams } from './soft-tissues.ts';
import { spineExams } from './spine.ts';
import { thighLegExams } from './thigh-leg.ts';
import { urologyExams } from './urology.ts';
import { wristHandExams } from './wrist-hand.ts';

export const exams: DemoExam[] = [
  kneeExams,
  shoulderExams,
  hipPelvisExams,
  ankleFootExams,
  wristHandExams,
  elbowArmExams,
  thighLegExams,
  spineExams,
  softTissueExams,
  neuroExams,
  neuroCtExams,
  headNeckExams,
  heartVesselExams,
  chestExams,
  abdomenExams,
  abdomenCtExams,
  urologyExams,
  pelvisExams,
  breastExams,
  paediatricExams,
  // Listed last, so that earlier questionnaires keep their authors and ages.
  scoreExams,
  liverLesionExams,
].flat();
