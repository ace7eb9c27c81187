import { testImages } from '../testing/imagesSuite';
import { memoryImages } from './memoryImages';

testImages(memoryImages);
