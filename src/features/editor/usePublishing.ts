import { createPostRules, firstBroken, updatePostRules } from '@contract/rules';
import { useState } from 'react';
import type { ApiError } from '@/lib/apiError';
import { notify } from '@/lib/notify';
import { checkPost, type Finding } from './checks/checkPost';
import type { Opened } from './draft';
import type { FieldName } from './form/usePostForm';
import { ruledForm } from './saving/postBody';
import type { Conflict } from './saving/useApiSteps';
import { useSaving } from './saving/useSaving';
import type { WorkingDraft } from './useDraft';

const names: readonly FieldName[] = [
  'title',
  'tags',
  'seoKeywords',
  'metaDescription',
  'url',
  'postImage',
  'content',
];

type PublishingOptions = {
  work: WorkingDraft;
  opened: Opened;
  isUrlTaken: boolean;
  onJump: (field: FieldName) => void;
  onDone: () => void;
};

type Steps = { ignoresFindings?: boolean; overwrites?: boolean };

/** From the button to the dashboard: rules, findings, conflicts, the API, and what can stop each. */
export function usePublishing({ work, opened, isUrlTaken, onJump, onDone }: PublishingOptions) {
  const saving = useSaving();
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);

  function refuse(field: FieldName, message: string) {
    notify.error(message);
    work.form.say(field, message);
    onJump(field);
  }

  function isAllowed() {
    const rules = work.saved ? updatePostRules : createPostRules;
    const broken = firstBroken(rules, ruledForm(work.current()));
    if (broken) refuse(broken.field, broken.message);
    else if (isUrlTaken) refuse('url', 'This post url is already taken.');
    return broken === null && !isUrlTaken;
  }

  function explain(error: ApiError | undefined) {
    if (error?.status === 401) return setNeedsSignIn(true);
    const field = error?.status === 409 ? 'url' : names.find((name) => name === error?.field);
    if (!field || !error?.message) return undefined;
    work.form.say(field, error.message);
    return onJump(field);
  }

  async function send(overwrites: boolean) {
    const outcome = await saving.save({
      draft: work.current(),
      saved: work.saved,
      sent: work.sent,
      authorId: opened.authorId,
      uploads: work.uploads,
      overwrites,
      onSaved: work.noteSaved,
      onSend: work.noteSent,
    });
    if (outcome.kind === 'conflict') return setConflict(outcome.conflict);
    if (outcome.kind === 'failed') return explain(outcome.error);
    await work.finish();
    return onDone();
  }

  async function publish({ ignoresFindings = false, overwrites = false }: Steps = {}) {
    const { instance, form, uploading } = work;
    if (!instance || saving.isBusy || isWaiting) return;
    form.quiet();
    setConflict(null);
    await instance.read();
    if (!isAllowed()) return;
    const found = checkPost(work.current(), uploading);
    const asks = found.length > 0 && !ignoresFindings && !overwrites;
    setFindings(asks ? found : null);
    if (asks) return;
    setIsWaiting(true);
    try {
      await instance.uploads.settled();
      await instance.read();
      await send(overwrites);
    } finally {
      setIsWaiting(false);
    }
  }

  return {
    publish: (steps?: Steps) => void publish(steps),
    isBusy: saving.isBusy || isWaiting,
    share: saving.share,
    note: saving.note,
    cancel: saving.cancel,
    /** Only the pictures are missing: pressing again doesn't create anything twice. */
    isUnfinished: saving.written !== null,
    findings,
    setFindings,
    conflict,
    closeConflict: () => setConflict(null),
    needsSignIn,
    setNeedsSignIn,
  };
}
