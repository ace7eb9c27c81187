import { role } from '@contract/entities';
import type { TableName, TableRows } from '@server/data/memory/tableRows';
import * as v from 'valibot';

const text = v.string();
const time = v.number();

/** Schemas of the saved rows, because they can come from another version. */
export const rowSchemas: { [Name in TableName]: v.GenericSchema<unknown, TableRows[Name]> } = {
  users: v.object({
    id: text,
    username: text,
    nameSkeleton: text,
    email: text,
    firstName: text,
    lastName: text,
    bio: text,
    avatar: text,
    cover: text,
    role,
    isVerified: v.boolean(),
    wasVerified: v.boolean(),
    isProviderLinked: v.boolean(),
    isBlocked: v.boolean(),
    passwordHash: v.nullable(text),
    createdAt: time,
  }),
  formerUsernames: v.object({ usernameKey: text, userId: text }),
  sessions: v.object({
    id: text,
    userId: text,
    xsrf: text,
    accessHash: text,
    accessExpiresAt: time,
    previousAccessHash: text,
    refreshHash: text,
    previousRefreshHash: text,
    rotatedAt: time,
    createdAt: time,
    expiresAt: time,
  }),
  devices: v.object({ hash: text, userId: text, seenAt: time, expiresAt: time }),
  tokens: v.object({
    hash: text,
    kind: v.picklist(['verify', 'reset', 'restore', 'merge']),
    userId: text,
    email: text,
    expiresAt: time,
  }),
  posts: v.object({
    id: text,
    url: text,
    title: text,
    metaDescription: text,
    seoKeywords: text,
    tags: v.array(text),
    image: text,
    authorId: text,
    isPublished: v.boolean(),
    createdAt: time,
    updatedAt: time,
  }),
  contents: v.object({ postId: text, content: text }),
  comments: v.object({
    id: text,
    postId: text,
    authorId: text,
    text,
    createdAt: time,
    updatedAt: time,
  }),
  likes: v.object({ postId: text, userId: text, createdAt: time }),
  follows: v.object({ id: text, authorId: text, followerId: text, createdAt: time }),
  resources: v.object({
    id: text,
    ownerId: text,
    postId: v.nullable(text),
    name: text,
    createdAt: time,
  }),
  contact: v.object({
    id: text,
    name: text,
    email: text,
    subject: text,
    message: text,
    createdAt: time,
  }),
};

export const tableNames = Object.keys(rowSchemas).filter(
  (name): name is TableName => name in rowSchemas,
);
