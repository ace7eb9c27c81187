import * as reads from '@contract/endpoints/reads';
import type { Read } from '@contract/people/readerEntities';
import { readTexts } from '@contract/texts/readTexts';
import { notify } from '@/lib/notify';
import { keepsReadsChanged } from '../authSlice';
import { createAppAsyncThunk, fromServer } from '../createAppAsyncThunk';
import { mutation } from '../mutation';
import { selectViewer } from '../viewer';
import { allReadsOnDevice, forgetReadsOnDevice, mergeReads, storeRead } from './deviceReads';

/** Stores that a post was read: on the device, and in the account if it saves reads. */
export const noteRead = createAppAsyncThunk(
  'reads/note',
  async (read: Read, { getState, dispatch, call }) => {
    const viewer = selectViewer(getState());
    await storeRead(viewer?.id ?? null, read);
    if (!viewer?.keepsReads) return;
    const body = { reads: [read], ifKept: true };
    const { isKept } = await call(reads.saveReads, { body });
    // It was switched off on another device.
    if (!isKept) dispatch(keepsReadsChanged(false));
  },
  { toasts: { isSilent: true } },
);

/** Takes over what was read on other devices, if the account saves it. */
export const syncReads = createAppAsyncThunk(
  'reads/sync',
  async (_: void, { getState, dispatch, call }) => {
    const viewer = selectViewer(getState());
    if (!viewer?.keepsReads) return;
    const { reads: saved, isKept } = await call(reads.listReads, {});
    if (isKept) await mergeReads(viewer.id, saved);
    else dispatch(keepsReadsChanged(false));
  },
  { toasts: { isSilent: true } },
);

/** The account saves what was read, from now on and until now on this device. */
export const keepReads = createAppAsyncThunk(
  'reads/keep',
  async (_: void, { getState, dispatch, call }) => {
    const viewerId = selectViewer(getState())?.id ?? null;
    const known = await allReadsOnDevice(viewerId);
    const answer = await call(reads.saveReads, { body: { reads: known, ifKept: false } });
    dispatch(keepsReadsChanged(answer.isKept));
    return answer;
  },
  { toasts: { success: fromServer, failure: readTexts.keepFailed } },
);

/** The account forgets what was read, and saves nothing from now on. The device still knows it. */
export const stopKeepingReads = mutation('reads/stopKeeping', reads.deleteReads, {
  input: () => ({}),
  done: (_, __, { dispatch }) => dispatch(keepsReadsChanged(false)),
  toasts: { success: fromServer, failure: readTexts.forgetFailed },
});

/** Forgets what was read: on this device and, of an account that saves it, there too. */
export const forgetReads = createAppAsyncThunk(
  'reads/forget',
  async (_: void, { getState, dispatch, call }) => {
    const viewer = selectViewer(getState());
    if (viewer?.keepsReads) {
      await call(reads.deleteReads, {});
      dispatch(keepsReadsChanged(false));
    }
    await forgetReadsOnDevice(viewer?.id ?? null);
    notify.success(readTexts.forgotten);
  },
  { toasts: { failure: readTexts.forgetFailed } },
);
