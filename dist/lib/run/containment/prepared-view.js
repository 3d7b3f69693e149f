"use strict";module.exports={"run/containment/prepared-view"(k,t,T,mt){let E;const O=()=>E??=t("node:fs");let R;const n=()=>R??=t("no\
de:fs/promises");let V;const e=()=>V??=t("node:path");let x;const M=()=>x??=t("temporary-folder");let A;const g=()=>A??=
t("run/containment/control-groups");let G;const H=()=>G??=t("run/containment/hierarchies");let I;const L=()=>I??=t("run/\
containment/launched-places");let K;const N=()=>K??=t("run/containment/limits");let U;const u=()=>U??=t("run/containment\
/mount-table");let W;const z=()=>W??=t("run/containment/new-keyring");let B;const C=()=>B??=t("run/containment/pause-pro\
cess");let D;const J=()=>D??=t("run/containment/removals");let Q;const X=()=>Q??=t("run/containment/slots/slot-places");
let Y;const Z=()=>Y??=t("run/containment/slots/supervisor-source");let q;const v=()=>q??=t("run/containment/view-layout");
let tt;const et=()=>tt??=t("run/containment/view-script");T(k,{prepareView:()=>ot});async function ot(o){const r=await(0,M().
temporaryFolder)(),i=await st();(0,g().removeLeftGroups)(i);const c=(0,v().commandMounts)({...o,hides:o.leftOut.length>0,
replaced:[...o.replaced.keys()]}),d=()=>(0,n().rm)(r,{recursive:!0,force:!0}),{privileges:h,file:y,signal:l,python:b}=o,
P=await nt(o,r,i,c),m=await(0,C().startPauseProcess)([y,...h.newMounts.slice(1),...P],l);if(typeof m=="string")return await d(),
m;const s=(0,e().basename)(r),j=(0,g().controlGroups)(i,m.words.map(Number),s),p=(0,N().effectiveLimits)(o.limits,j.enforced),
F={...o,pause:m,folder:(0,e().join)(r,"run"),groups:j,limits:p},$=(0,g().groupSettings)(i,o.limits),w=(0,v().commandFolders)(
o.view),_=b?await(0,X().slotPlaces)({...F,mounts:c,folders:w,settings:$,group:s}):(0,L().launchedPlaces)({...F,keyring:await(0,z().
newKeyring)()});return typeof _=="string"?(await m.close(),await d(),_):{..._,limits:p,close:async()=>{await _.close(),await d()}}}
async function nt({privileges:o,view:r,checkout:i,leftOut:c,replaced:d,limits:h,python:y},l,b,P){const m=(0,e().join)(l,
"stage"),s=(0,e().join)(l,"run");await(0,n().mkdir)(m),await(0,n().mkdir)(s),await(0,n().mkdir)((0,e().join)(s,"replaced"));
for(const[a,f]of[...d.values()].entries())await(0,n().writeFile)((0,e().join)(s,"replaced",String(a)),f);await(0,n().writeFile)(
(0,e().join)(s,"removals.tar"),(0,J().removalArchive)(i,c)),await(0,n().writeFile)((0,e().join)(s,"mounts"),(0,u().mountTable)(
P)),await(0,n().writeFile)((0,e().join)(s,"folders"),(0,v().commandFolders)(r).map(a=>`${a}\0`).join(""));const j=(0,g().
groupSettings)(b,h).map(({index:a,file:f,value:at,isNeeded:ct})=>`${a} ${f} ${at} ${ct?"needed":"wanted"}
`);await(0,n().writeFile)((0,e().join)(s,"groups"),j.join("")),y&&await(0,n().writeFile)((0,e().join)(s,"supervisor.py"),
Z().SUPERVISOR);const p=(0,v().sharedMounts)({view:r,checkout:i,run:s,stage:m}),F={system:(0,u().shownTable)(p.system),shared:(0,u().
mountTable)(p.mounts),tools:(0,u().shownTable)(p.tools),devices:(0,u().mountTable)(p.devices)};for(const[a,f]of Object.entries(
F))await(0,n().writeFile)((0,e().join)(l,a),f);const{adopt:$,user:w,name:_}=o,S=$&&w?`${w.uid}:${w.gid}`:"",rt=_==="user\
_namespace"?"--no-same-owner":"--same-owner",it=[l,_==="user_namespace"?"rbind":"bind",r.devices.join(" "),i,S,rt,String(
h.written_bytes),(0,e().basename)(l),y??"",...b.map(({parent:a})=>a)];return["sh","-c",et().PREPARE_VIEW,"gene-gate",...it]}
async function st(){const[o,r]=await Promise.all(["cgroup","mountinfo"].map(c=>(0,n().readFile)(`/proc/self/${c}`,"utf8").
catch(()=>""))),i=c=>{try{return(0,O().readFileSync)((0,e().join)(c,"cgroup.subtree_control"),"utf8").trim()}catch{return""}};
return(0,H().findHierarchies)(o??"",r??"",i)}}};
