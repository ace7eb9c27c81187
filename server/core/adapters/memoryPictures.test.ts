import { testPictures } from '../testing/picturesSuite';
import { memoryPictures } from './memoryPictures';

testPictures(memoryPictures);
