// Loaded before a host: its clock stands at noon of the day that HIGH_STREET_DAY names, and goes on from there.
const real = Date.now;
const shift = new Date(`${process.env.HIGH_STREET_DAY}T12:00:00`).getTime() - real();
Date.now = () => real() + shift;
