// Preloaded into a host: its clock starts at noon of the day in HIGH_STREET_DAY.
const real = Date.now;
const shift = new Date(`${process.env.HIGH_STREET_DAY}T12:00:00`).getTime() - real();
Date.now = () => real() + shift;
