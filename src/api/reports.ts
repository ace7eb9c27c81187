import type { CallInput } from '@contract/endpoint';
import * as reports from '@contract/endpoints/reports';
import { type CallOptions, call } from './call';

export type NewReport = CallInput<typeof reports.addReport>['body'];

export type ReportDecision = CallInput<typeof reports.decideReport>['body'];

export const decideReport = (id: string, body: ReportDecision, options: CallOptions) =>
  call(reports.decideReport, { params: { id }, body }, options);

export const undoDecision = (id: string, options: CallOptions) =>
  call(reports.undoDecision, { params: { id } }, options);

export const addReport = (body: NewReport, options: CallOptions) =>
  call(reports.addReport, { body }, options);
