export { deviceTexts, type DeviceText } from '../../src/own-search/device-texts.js';
export { searchDeviceTexts } from '../../src/own-search/search-device-texts.js';
