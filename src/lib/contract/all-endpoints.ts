import { changeCollectionEndpoint } from '#lib/collections/endpoints/change-collection.ts';
import { collectCaseEndpoint } from '#lib/collections/endpoints/collect-case.ts';
import { createCollectionEndpoint } from '#lib/collections/endpoints/create-collection.ts';
import { deleteCollectionEndpoint } from '#lib/collections/endpoints/delete-collection.ts';
import { keepSharedCollectionEndpoint } from '#lib/collections/endpoints/keep-shared-collection.ts';
import { listCollectionsEndpoint } from '#lib/collections/endpoints/list-collections.ts';
import { listNotesEndpoint } from '#lib/collections/endpoints/list-notes.ts';
import { orderCasesEndpoint } from '#lib/collections/endpoints/order-cases.ts';
import { orderCollectionsEndpoint } from '#lib/collections/endpoints/order-collections.ts';
import { readCollectionEndpoint } from '#lib/collections/endpoints/read-collection.ts';
import { readMarksEndpoint } from '#lib/collections/endpoints/read-marks.ts';
import { readNoteEndpoint } from '#lib/collections/endpoints/read-note.ts';
import { readSharedCollectionEndpoint } from '#lib/collections/endpoints/read-shared-collection.ts';
import { saveNoteEndpoint } from '#lib/collections/endpoints/save-note.ts';
import { shareCollectionEndpoint } from '#lib/collections/endpoints/share-collection.ts';
import { uncollectCaseEndpoint } from '#lib/collections/endpoints/uncollect-case.ts';
import { unshareCollectionEndpoint } from '#lib/collections/endpoints/unshare-collection.ts';
import { changePracticeSettingsEndpoint } from '#lib/practice/endpoints/change-practice-settings.ts';
import { movePracticeEndpoint } from '#lib/practice/endpoints/move-practice.ts';
import { readPracticeEndpoint } from '#lib/practice/endpoints/read-practice.ts';
import { readPracticeSessionEndpoint } from '#lib/practice/endpoints/read-practice-session.ts';
import { readPracticeSettingsEndpoint } from '#lib/practice/endpoints/read-practice-settings.ts';
import { sendAttemptsEndpoint } from '#lib/practice/endpoints/send-attempts.ts';
import { startPracticeEndpoint } from '#lib/practice/endpoints/start-practice.ts';
import { moveReviewEndpoint } from '#lib/reviews/endpoints/move-review.ts';
import { readReviewEndpoint } from '#lib/reviews/endpoints/read-review.ts';
import { recordReportEndpoint } from '#lib/statistics/endpoints/record-report.ts';
import { attestImagesEndpoint } from './endpoints/attest-images.ts';
import { changeCommentEndpoint } from './endpoints/change-comment.ts';
import { changePasswordEndpoint } from './endpoints/change-password.ts';
import { changePhraseEndpoint } from './endpoints/change-phrase.ts';
import { changeProfileEndpoint } from './endpoints/change-profile.ts';
import { changeSelectionEndpoint } from './endpoints/change-selection.ts';
import { checkUploadEndpoint } from './endpoints/check-upload.ts';
import { chooseTitlesEndpoint } from './endpoints/choose-titles.ts';
import { compareSourceEndpoint } from './endpoints/compare-source.ts';
import { compareVersionsEndpoint } from './endpoints/compare-versions.ts';
import { continueUploadEndpoint } from './endpoints/continue-upload.ts';
import { copyItemEndpoint } from './endpoints/copy-item.ts';
import { countOwnOptionsEndpoint } from './endpoints/count-own-options.ts';
import { countPublicOptionsEndpoint } from './endpoints/count-public-options.ts';
import { createItemEndpoint } from './endpoints/create-item.ts';
import { createPhraseEndpoint } from './endpoints/create-phrase.ts';
import { createTemplateEndpoint } from './endpoints/create-template.ts';
import { deleteAccountEndpoint } from './endpoints/delete-account.ts';
import { deleteItemEndpoint } from './endpoints/delete-item.ts';
import { deletePhraseEndpoint } from './endpoints/delete-phrase.ts';
import { deleteTemplateEndpoint } from './endpoints/delete-template.ts';
import { dropChangesEndpoint } from './endpoints/drop-changes.ts';
import { editItemEndpoint } from './endpoints/edit-item.ts';
import { endSessionEndpoint } from './endpoints/end-session.ts';
import { exportAccountEndpoint } from './endpoints/export-account.ts';
import { exportSelectionEndpoint } from './endpoints/export-selection.ts';
import { freeStorageEndpoint } from './endpoints/free-storage.ts';
import { giveUpUploadEndpoint } from './endpoints/give-up-upload.ts';
import { healthEndpoint } from './endpoints/health.ts';
import { importPhrasesEndpoint } from './endpoints/import-phrases.ts';
import { listCommentsEndpoint } from './endpoints/list-comments.ts';
import { listMineEndpoint } from './endpoints/list-mine.ts';
import { listPhrasesEndpoint } from './endpoints/list-phrases.ts';
import { listProtocolWordsEndpoint } from './endpoints/list-protocol-words.ts';
import { listPublicEndpoint } from './endpoints/list-public.ts';
import { listSessionsEndpoint } from './endpoints/list-sessions.ts';
import { listTemplatesEndpoint } from './endpoints/list-templates.ts';
import { listVersionsEndpoint } from './endpoints/list-versions.ts';
import { makeRecoveryCodesEndpoint } from './endpoints/make-recovery-codes.ts';
import { maskImagesEndpoint } from './endpoints/mask-images.ts';
import { openApiEndpoint } from './endpoints/openapi.ts';
import { publishItemEndpoint } from './endpoints/publish-item.ts';
import { rateItemEndpoint } from './endpoints/rate-item.ts';
import { readAccountDeletionEndpoint } from './endpoints/read-account-deletion.ts';
import { readAnswerEndpoint } from './endpoints/read-answer.ts';
import { readItemDeletionEndpoint } from './endpoints/read-item-deletion.ts';
import { readOwnItemEndpoint } from './endpoints/read-own-item.ts';
import { readPartEndpoint } from './endpoints/read-part.ts';
import { readPreviewEndpoint } from './endpoints/read-preview.ts';
import { readPreviewAnswerEndpoint } from './endpoints/read-preview-answer.ts';
import { readSourceStatesEndpoint } from './endpoints/read-source-states.ts';
import { readStorageEndpoint } from './endpoints/read-storage.ts';
import { readUploadEndpoint } from './endpoints/read-upload.ts';
import { readVersionEndpoint } from './endpoints/read-version.ts';
import { readViewerEndpoint } from './endpoints/read-viewer.ts';
import { readyEndpoint } from './endpoints/ready.ts';
import { recordViewEndpoint } from './endpoints/record-view.ts';
import { registerEndpoint } from './endpoints/register.ts';
import { rememberSourceVersionEndpoint } from './endpoints/remember-source-version.ts';
import { renewCookieEndpoint } from './endpoints/renew-cookie.ts';
import { resetPasswordEndpoint } from './endpoints/reset-password.ts';
import { restoreVersionEndpoint } from './endpoints/restore-version.ts';
import { savePartEndpoint } from './endpoints/save-part.ts';
import { searchEndpoint } from './endpoints/search.ts';
import { signInEndpoint } from './endpoints/sign-in.ts';
import { signOutEndpoint } from './endpoints/sign-out.ts';
import { startUploadEndpoint } from './endpoints/start-upload.ts';
import { takeInFrameEndpoint } from './endpoints/take-in-frame.ts';
import { takeInImageEndpoint } from './endpoints/take-in-image.ts';
import { unrateItemEndpoint } from './endpoints/unrate-item.ts';
import { PEOPLE_ENDPOINTS } from './people-endpoints.ts';

/** Every endpoint of the API; a test holds this list and `src/pages/api` together. */
export const ENDPOINTS = [
  healthEndpoint,
  readyEndpoint,
  openApiEndpoint,
  signInEndpoint,
  registerEndpoint,
  signOutEndpoint,
  renewCookieEndpoint,
  resetPasswordEndpoint,
  listSessionsEndpoint,
  endSessionEndpoint,
  changePasswordEndpoint,
  changeProfileEndpoint,
  chooseTitlesEndpoint,
  changeSelectionEndpoint,
  exportSelectionEndpoint,
  makeRecoveryCodesEndpoint,
  exportAccountEndpoint,
  readStorageEndpoint,
  freeStorageEndpoint,
  listPhrasesEndpoint,
  createPhraseEndpoint,
  changePhraseEndpoint,
  deletePhraseEndpoint,
  listTemplatesEndpoint,
  createTemplateEndpoint,
  deleteTemplateEndpoint,
  importPhrasesEndpoint,
  listProtocolWordsEndpoint,
  readAccountDeletionEndpoint,
  deleteAccountEndpoint,
  searchEndpoint,
  listPublicEndpoint,
  countPublicOptionsEndpoint,
  listMineEndpoint,
  countOwnOptionsEndpoint,
  createItemEndpoint,
  readOwnItemEndpoint,
  editItemEndpoint,
  readItemDeletionEndpoint,
  deleteItemEndpoint,
  readPartEndpoint,
  savePartEndpoint,
  publishItemEndpoint,
  dropChangesEndpoint,
  listVersionsEndpoint,
  readVersionEndpoint,
  restoreVersionEndpoint,
  compareVersionsEndpoint,
  compareSourceEndpoint,
  readSourceStatesEndpoint,
  rememberSourceVersionEndpoint,
  readReviewEndpoint,
  moveReviewEndpoint,
  attestImagesEndpoint,
  maskImagesEndpoint,
  copyItemEndpoint,
  rateItemEndpoint,
  unrateItemEndpoint,
  listCommentsEndpoint,
  changeCommentEndpoint,
  readViewerEndpoint,
  readPreviewEndpoint,
  readPreviewAnswerEndpoint,
  recordViewEndpoint,
  readAnswerEndpoint,
  recordReportEndpoint,
  startUploadEndpoint,
  readUploadEndpoint,
  continueUploadEndpoint,
  giveUpUploadEndpoint,
  takeInImageEndpoint,
  takeInFrameEndpoint,
  checkUploadEndpoint,
  listCollectionsEndpoint,
  createCollectionEndpoint,
  orderCollectionsEndpoint,
  keepSharedCollectionEndpoint,
  readSharedCollectionEndpoint,
  readCollectionEndpoint,
  changeCollectionEndpoint,
  deleteCollectionEndpoint,
  collectCaseEndpoint,
  uncollectCaseEndpoint,
  orderCasesEndpoint,
  shareCollectionEndpoint,
  unshareCollectionEndpoint,
  readMarksEndpoint,
  listNotesEndpoint,
  readNoteEndpoint,
  saveNoteEndpoint,
  sendAttemptsEndpoint,
  readPracticeEndpoint,
  startPracticeEndpoint,
  readPracticeSessionEndpoint,
  movePracticeEndpoint,
  readPracticeSettingsEndpoint,
  changePracticeSettingsEndpoint,
  ...PEOPLE_ENDPOINTS,
] as const;
