"use strict";exports.id=342,exports.ids=[342],exports.modules={92342:function(m,n,d){Object.defineProperty(n,"__esModule",{value:!0}),
n.NOBODY=void 0,n.privilegesFor=l;function s(){const e=d(14495);return s=function(){return e},e}const a=n.NOBODY={uid:65534,
gid:65534},c=["sudo","-n","--","env","-i",`PATH=${s().SYSTEM_PATH}`];function l(e,u){const o=u.uid===0,t=o?a:{uid:u.uid,
gid:u.gid},r={user:t,runsAs:t,adopt:o,overlay:["redirect_dir=on",...o?["metacopy=on"]:[]]},i=["unshare","--mount"];return e.
uid===0?[{name:"root",newMounts:i,...r}]:[{name:"sudo",newMounts:[...c,...i],...r},{name:"user_namespace",newMounts:["un\
share","--user","--map-root-user","--mount"],runsAs:e,adopt:!1,overlay:["userxattr"]}]}}};
