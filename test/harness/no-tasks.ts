// React's development build makes a debugger's task of every element, a sixth of the time of tests that render. Nobody debugs here.
Reflect.deleteProperty(console, 'createTask');
