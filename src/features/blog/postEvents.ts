import { createAction } from '@reduxjs/toolkit';

/** A post is gone for good; whatever list shows it drops it. */
export const postDeleted = createAction<{ id: string; url: string }>('post/deleted');
