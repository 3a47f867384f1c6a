import { changePasswordEndpoint } from '#lib/accounts/endpoints/change-password.ts';
import { changeProfileEndpoint } from '#lib/accounts/endpoints/change-profile.ts';
import { deleteAccountEndpoint } from '#lib/accounts/endpoints/delete-account.ts';
import { endOtherSessionsEndpoint } from '#lib/accounts/endpoints/end-other-sessions.ts';
import { endSessionEndpoint } from '#lib/accounts/endpoints/end-session.ts';
import { listSessionsEndpoint } from '#lib/accounts/endpoints/list-sessions.ts';
import { makeRecoveryCodesEndpoint } from '#lib/accounts/endpoints/make-recovery-codes.ts';
import { readAccountDeletionEndpoint } from '#lib/accounts/endpoints/read-account-deletion.ts';
import { registerEndpoint } from '#lib/accounts/endpoints/register.ts';
import { renewCookieEndpoint } from '#lib/accounts/endpoints/renew-cookie.ts';
import { resetPasswordEndpoint } from '#lib/accounts/endpoints/reset-password.ts';
import { signInEndpoint } from '#lib/accounts/endpoints/sign-in.ts';
import { signOutEndpoint } from '#lib/accounts/endpoints/sign-out.ts';
import { exportAccountEndpoint } from '#lib/archives/endpoints/export-account.ts';
import { exportSelectionEndpoint } from '#lib/archives/endpoints/export-selection.ts';
import { createTemplateEndpoint } from '#lib/cases/endpoints/create-template.ts';
import { deleteTemplateEndpoint } from '#lib/cases/endpoints/delete-template.ts';
import { listTemplatesEndpoint } from '#lib/cases/endpoints/list-templates.ts';
import { readAnswerEndpoint } from '#lib/cases/endpoints/read-answer.ts';
import { readPreviewEndpoint } from '#lib/cases/endpoints/read-preview.ts';
import { readPreviewAnswerEndpoint } from '#lib/cases/endpoints/read-preview-answer.ts';
import { readViewerEndpoint } from '#lib/cases/endpoints/read-viewer.ts';
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
import { askConfirmationsEndpoint } from '#lib/confirmations/endpoints/ask-confirmations.ts';
import { confirmReadingEndpoint } from '#lib/confirmations/endpoints/confirm-reading.ts';
import { listConfirmationsEndpoint } from '#lib/confirmations/endpoints/list-confirmations.ts';
import { withdrawRequestEndpoint } from '#lib/confirmations/endpoints/withdraw-request.ts';
import { unlinkIdentityEndpoint } from '#lib/identities/endpoints/unlink-identity.ts';
import { beginPasskeyCheckEndpoint } from '#lib/identity-check/endpoints/begin-passkey-check.ts';
import { checkIdentityEndpoint } from '#lib/identity-check/endpoints/check-identity.ts';
import { readCheckWaysEndpoint } from '#lib/identity-check/endpoints/read-check-ways.ts';
import { attestImagesEndpoint } from '#lib/images/endpoints/attest-images.ts';
import { checkUploadEndpoint } from '#lib/images/endpoints/check-upload.ts';
import { continueUploadEndpoint } from '#lib/images/endpoints/continue-upload.ts';
import { freeStorageEndpoint } from '#lib/images/endpoints/free-storage.ts';
import { giveUpUploadEndpoint } from '#lib/images/endpoints/give-up-upload.ts';
import { listLeftInCopiesEndpoint } from '#lib/images/endpoints/list-left-in-copies.ts';
import { maskImagesEndpoint } from '#lib/images/endpoints/mask-images.ts';
import { maskLeftInCopiesEndpoint } from '#lib/images/endpoints/mask-left-in-copies.ts';
import { maskPublicImagesEndpoint } from '#lib/images/endpoints/mask-public-images.ts';
import { readLeftInCopiesEndpoint } from '#lib/images/endpoints/read-left-in-copies.ts';
import { readStorageEndpoint } from '#lib/images/endpoints/read-storage.ts';
import { readUploadEndpoint } from '#lib/images/endpoints/read-upload.ts';
import { startUploadEndpoint } from '#lib/images/endpoints/start-upload.ts';
import { takeInFrameEndpoint } from '#lib/images/endpoints/take-in-frame.ts';
import { takeInImageEndpoint } from '#lib/images/endpoints/take-in-image.ts';
import { changeCommentEndpoint } from '#lib/items/endpoints/change-comment.ts';
import { changeSelectionEndpoint } from '#lib/items/endpoints/change-selection.ts';
import { chooseTitlesEndpoint } from '#lib/items/endpoints/choose-titles.ts';
import { compareSourceEndpoint } from '#lib/items/endpoints/compare-source.ts';
import { compareVersionsEndpoint } from '#lib/items/endpoints/compare-versions.ts';
import { copyItemEndpoint } from '#lib/items/endpoints/copy-item.ts';
import { countOwnOptionsEndpoint } from '#lib/items/endpoints/count-own-options.ts';
import { countPublicOptionsEndpoint } from '#lib/items/endpoints/count-public-options.ts';
import { createItemEndpoint } from '#lib/items/endpoints/create-item.ts';
import { deleteItemEndpoint } from '#lib/items/endpoints/delete-item.ts';
import { dropChangesEndpoint } from '#lib/items/endpoints/drop-changes.ts';
import { editItemEndpoint } from '#lib/items/endpoints/edit-item.ts';
import { listCommentsEndpoint } from '#lib/items/endpoints/list-comments.ts';
import { listMineEndpoint } from '#lib/items/endpoints/list-mine.ts';
import { listPublicEndpoint } from '#lib/items/endpoints/list-public.ts';
import { listVersionsEndpoint } from '#lib/items/endpoints/list-versions.ts';
import { publishItemEndpoint } from '#lib/items/endpoints/publish-item.ts';
import { rateItemEndpoint } from '#lib/items/endpoints/rate-item.ts';
import { readItemDeletionEndpoint } from '#lib/items/endpoints/read-item-deletion.ts';
import { readOwnItemEndpoint } from '#lib/items/endpoints/read-own-item.ts';
import { readPartEndpoint } from '#lib/items/endpoints/read-part.ts';
import { readSourceStatesEndpoint } from '#lib/items/endpoints/read-source-states.ts';
import { readVersionEndpoint } from '#lib/items/endpoints/read-version.ts';
import { recordViewEndpoint } from '#lib/items/endpoints/record-view.ts';
import { rememberSourceVersionEndpoint } from '#lib/items/endpoints/remember-source-version.ts';
import { restoreVersionEndpoint } from '#lib/items/endpoints/restore-version.ts';
import { savePartEndpoint } from '#lib/items/endpoints/save-part.ts';
import { undoPublicationEndpoint } from '#lib/items/endpoints/undo-publication.ts';
import { unrateItemEndpoint } from '#lib/items/endpoints/unrate-item.ts';
import { metricsEndpoint } from '#lib/operations/endpoints/metrics.ts';
import { listAuthorsEndpoint } from '#lib/people/endpoints/list-authors.ts';
import { makeLinkEndpoint } from '#lib/people/endpoints/make-link.ts';
import { nameAuthorEndpoint } from '#lib/people/endpoints/name-author.ts';
import { readLinkEndpoint } from '#lib/people/endpoints/read-link.ts';
import { removeAuthorEndpoint } from '#lib/people/endpoints/remove-author.ts';
import { withdrawLinkEndpoint } from '#lib/people/endpoints/withdraw-link.ts';
import { changePhraseEndpoint } from '#lib/phrases/endpoints/change-phrase.ts';
import { createPhraseEndpoint } from '#lib/phrases/endpoints/create-phrase.ts';
import { deletePhraseEndpoint } from '#lib/phrases/endpoints/delete-phrase.ts';
import { importPhrasesEndpoint } from '#lib/phrases/endpoints/import-phrases.ts';
import { listPhrasesEndpoint } from '#lib/phrases/endpoints/list-phrases.ts';
import { healthEndpoint } from '#lib/platform/endpoints/health.ts';
import { openApiEndpoint } from '#lib/platform/endpoints/openapi.ts';
import { readyEndpoint } from '#lib/platform/endpoints/ready.ts';
import { changePracticeSettingsEndpoint } from '#lib/practice/endpoints/change-practice-settings.ts';
import { listSetAsideEndpoint } from '#lib/practice/endpoints/list-set-aside.ts';
import { movePracticeEndpoint } from '#lib/practice/endpoints/move-practice.ts';
import { offerCaseAgainEndpoint } from '#lib/practice/endpoints/offer-case-again.ts';
import { readPracticeEndpoint } from '#lib/practice/endpoints/read-practice.ts';
import { readPracticeSessionEndpoint } from '#lib/practice/endpoints/read-practice-session.ts';
import { readPracticeSettingsEndpoint } from '#lib/practice/endpoints/read-practice-settings.ts';
import { sendAttemptsEndpoint } from '#lib/practice/endpoints/send-attempts.ts';
import { setCaseAsideEndpoint } from '#lib/practice/endpoints/set-case-aside.ts';
import { startPracticeEndpoint } from '#lib/practice/endpoints/start-practice.ts';
import { listProtocolWordsEndpoint } from '#lib/protocols/endpoints/list-protocol-words.ts';
import { readPreferencesEndpoint } from '#lib/questionnaires/endpoints/read-preferences.ts';
import { savePreferencesEndpoint } from '#lib/questionnaires/endpoints/save-preferences.ts';
import { acceptAnswerEndpoint } from '#lib/questions/endpoints/accept-answer.ts';
import { readAttemptEndpoint } from '#lib/questions/endpoints/read-attempt.ts';
import { readFormEndpoint } from '#lib/questions/endpoints/read-form.ts';
import { readQuestionFiguresEndpoint } from '#lib/questions/endpoints/read-question-figures.ts';
import { validateStepEndpoint } from '#lib/questions/endpoints/validate-step.ts';
import { moveReviewEndpoint } from '#lib/reviews/endpoints/move-review.ts';
import { nameReviewerEndpoint } from '#lib/reviews/endpoints/name-reviewer.ts';
import { readReviewEndpoint } from '#lib/reviews/endpoints/read-review.ts';
import { readReviewDueEndpoint } from '#lib/reviews/endpoints/read-review-due.ts';
import { removeReviewerEndpoint } from '#lib/reviews/endpoints/remove-reviewer.ts';
import { reviewUnchangedEndpoint } from '#lib/reviews/endpoints/review-unchanged.ts';
import { setReviewDueEndpoint } from '#lib/reviews/endpoints/set-review-due.ts';
import { searchEndpoint } from '#lib/search/endpoints/search.ts';
import { addPasskeyEndpoint } from '#lib/second-factor/endpoints/add-passkey.ts';
import { beginPasskeyEndpoint } from '#lib/second-factor/endpoints/begin-passkey.ts';
import { beginPasskeySignInEndpoint } from '#lib/second-factor/endpoints/begin-passkey-sign-in.ts';
import { finishSecondStepEndpoint } from '#lib/second-factor/endpoints/finish-second-step.ts';
import { signInWithPasskeyEndpoint } from '#lib/second-factor/endpoints/sign-in-with-passkey.ts';
import { recordReportEndpoint } from '#lib/statistics/endpoints/record-report.ts';

/** Every endpoint of the API; a test keeps this list equal to `src/pages/api`. */
export const ENDPOINTS = [
  healthEndpoint,
  readyEndpoint,
  metricsEndpoint,
  openApiEndpoint,
  signInEndpoint,
  finishSecondStepEndpoint,
  beginPasskeySignInEndpoint,
  signInWithPasskeyEndpoint,
  beginPasskeyEndpoint,
  addPasskeyEndpoint,
  registerEndpoint,
  signOutEndpoint,
  renewCookieEndpoint,
  resetPasswordEndpoint,
  listSessionsEndpoint,
  endSessionEndpoint,
  endOtherSessionsEndpoint,
  unlinkIdentityEndpoint,
  readCheckWaysEndpoint,
  checkIdentityEndpoint,
  beginPasskeyCheckEndpoint,
  changePasswordEndpoint,
  changeProfileEndpoint,
  chooseTitlesEndpoint,
  changeSelectionEndpoint,
  exportSelectionEndpoint,
  makeRecoveryCodesEndpoint,
  exportAccountEndpoint,
  listLeftInCopiesEndpoint,
  readLeftInCopiesEndpoint,
  maskLeftInCopiesEndpoint,
  maskPublicImagesEndpoint,
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
  undoPublicationEndpoint,
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
  readPreferencesEndpoint,
  savePreferencesEndpoint,
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
  listSetAsideEndpoint,
  setCaseAsideEndpoint,
  offerCaseAgainEndpoint,
  startPracticeEndpoint,
  readPracticeSessionEndpoint,
  movePracticeEndpoint,
  readPracticeSettingsEndpoint,
  changePracticeSettingsEndpoint,
  listAuthorsEndpoint,
  nameAuthorEndpoint,
  removeAuthorEndpoint,
  nameReviewerEndpoint,
  removeReviewerEndpoint,
  readReviewDueEndpoint,
  setReviewDueEndpoint,
  reviewUnchangedEndpoint,
  askConfirmationsEndpoint,
  confirmReadingEndpoint,
  listConfirmationsEndpoint,
  withdrawRequestEndpoint,
  makeLinkEndpoint,
  readLinkEndpoint,
  withdrawLinkEndpoint,
  readAttemptEndpoint,
  readFormEndpoint,
  validateStepEndpoint,
  readQuestionFiguresEndpoint,
  acceptAnswerEndpoint,
] as const;
