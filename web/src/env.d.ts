declare const __MOCK__: boolean;
