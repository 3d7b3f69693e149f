//# packages/chunk-7WRIFLSH
(function(_,O,Y){var x=Object.defineProperty,N=Object.getOwnPropertyDescriptor,L=Object.getOwnPropertyNames,S=Object.prototype.
hasOwnProperty,B=(e,t)=>{for(var i in t)x(e,i,{get:t[i],enumerable:!0})},D=(e,t,i,r)=>{if(t&&typeof t=="object"||typeof t==
"function")for(let s of L(t))!S.call(e,s)&&s!==i&&x(e,s,{get:()=>t[s],enumerable:!(r=N(t,s))||r.enumerable});return e},E=e=>D(
x({},"__esModule",{value:!0}),e),w={};B(w,{a:()=>G}),_.exports=E(w);var c=O("node:path"),F=(e,t)=>{if(Number.isSafeInteger(
e))e<0?z(e,t):M(e,t);else throw Error("cannot encode number outside of javascript safe integer range");return t},M=(e,t)=>{
t[0]=128;for(var i=t.length;i>1;i--)t[i-1]=e&255,e=Math.floor(e/256)},z=(e,t)=>{t[0]=255;var i=!1;e=e*-1;for(var r=t.length;r>
1;r--){var s=e&255;e=Math.floor(e/256),i?t[r-1]=k(s):s===0?t[r-1]=0:(i=!0,t[r-1]=j(s))}},A=e=>{let t=e[0],i=t===128?I(e.
subarray(1,e.length)):t===255?H(e):null;if(i===null)throw Error("invalid base256 encoding");if(!Number.isSafeInteger(i))
throw Error("parsed number outside of javascript safe integer range");return i},H=e=>{for(var t=e.length,i=0,r=!1,s=t-1;s>
-1;s--){var o=Number(e[s]),n;r?n=k(o):o===0?n=o:(r=!0,n=j(o)),n!==0&&(i-=n*Math.pow(256,t-s-1))}return i},I=e=>{for(var t=e.
length,i=0,r=t-1;r>-1;r--){var s=Number(e[r]);s!==0&&(i+=s*Math.pow(256,t-r-1))}return i},k=e=>(255^e)&255,j=e=>(255^e)+
1&255,v=e=>P.has(e),C=new Set(["0","","1","2","3","4","5","6","7","D"]),P=new Map([["0","File"],["","OldFile"],["1","Lin\
k"],["2","SymbolicLink"],["3","CharacterDevice"],["4","BlockDevice"],["5","Directory"],["6","FIFO"],["7","ContiguousFile"],
["g","GlobalExtendedHeader"],["x","ExtendedHeader"],["A","SolarisACL"],["D","GNUDumpDir"],["I","Inode"],["K","NextFileHa\
sLongLinkpath"],["L","NextFileHasLongPath"],["M","ContinuationFile"],["N","OldGnuLongPath"],["S","SparseFile"],["V","Tap\
eVolumeHeader"],["X","OldExtendedHeader"]]),U=new Map(Array.from(P).map(e=>[e[1],e[0]])),V=e=>e===void 0||e<0?void 0:e,G=class{cksumValid=!1;needPax=!1;nullBlock=!1;block;path;mode;uid;gid;size;cksum;#e="\
Unsupported";linkpath;uname;gname;devmaj=0;devmin=0;atime;ctime;mtime;charset;comment;constructor(e,t=0,i,r){Buffer.isBuffer(
e)?this.decode(e,t||0,i,r):e&&this.#t(e)}decode(e,t,i,r){if(t||(t=0),!e||!(e.length>=t+512))throw new Error("need 512 by\
tes for header");let s=m(e,t+156,1),o=C.has(s),n=o?i:void 0,h=o?r:void 0;if(this.path=n?.path??m(e,t,100),this.mode=n?.mode??
h?.mode??l(e,t+100,8),this.uid=n?.uid??h?.uid??l(e,t+108,8),this.gid=n?.gid??h?.gid??l(e,t+116,8),this.size=V(n?.size??h?.
size??l(e,t+124,12)),this.mtime=n?.mtime??h?.mtime??b(e,t+136,12),this.cksum=l(e,t+148,12),h&&this.#t(h,!0),n&&this.#t(n),
v(s)&&(this.#e=s||"0"),this.#e==="0"&&this.path.slice(-1)==="/"&&(this.#e="5"),this.#e==="5"&&(this.size=0),this.linkpath=
m(e,t+157,100),e.subarray(t+257,t+265).toString()==="ustar\x0000")if(this.uname=n?.uname??h?.uname??m(e,t+265,32),this.gname=
n?.gname??h?.gname??m(e,t+297,32),this.devmaj=n?.devmaj??h?.devmaj??l(e,t+329,8)??0,this.devmin=n?.devmin??h?.devmin??l(
e,t+337,8)??0,e[t+475]!==0){let d=m(e,t+345,155);this.path=d+"/"+this.path}else{let d=m(e,t+345,130);d&&(this.path=d+"/"+
this.path),this.atime=i?.atime??r?.atime??b(e,t+476,12),this.ctime=i?.ctime??r?.ctime??b(e,t+488,12)}let g=256;for(let d=t;d<
t+148;d++)g+=e[d];for(let d=t+156;d<t+512;d++)g+=e[d];this.cksumValid=g===this.cksum,this.cksum===void 0&&g===256&&(this.
nullBlock=!0)}#t(e,t=!1){Object.assign(this,Object.fromEntries(Object.entries(e).filter(([i,r])=>!(r==null||i==="size"&&
Number(r)<0||i==="path"&&t||i==="linkpath"&&t||i==="global"))))}encode(e,t=0){if(e||(e=this.block=Buffer.alloc(512)),this.#e===
"Unsupported"&&(this.#e="0"),!(e.length>=t+512))throw new Error("need 512 bytes for header");let i=this.ctime||this.atime?
130:155,r=T(this.path||"",i),s=r[0],o=r[1];this.needPax=!!r[2],this.needPax=p(e,t,100,s)||this.needPax,this.needPax=u(e,
t+100,8,this.mode)||this.needPax,this.needPax=u(e,t+108,8,this.uid)||this.needPax,this.needPax=u(e,t+116,8,this.gid)||this.
needPax,this.needPax=u(e,t+124,12,this.size)||this.needPax,this.needPax=y(e,t+136,12,this.mtime)||this.needPax,e[t+156]=
Number(this.#e.codePointAt(0)),this.needPax=p(e,t+157,100,this.linkpath)||this.needPax,e.write("ustar\x0000",t+257,8),this.
needPax=p(e,t+265,32,this.uname)||this.needPax,this.needPax=p(e,t+297,32,this.gname)||this.needPax,this.needPax=u(e,t+329,
8,this.devmaj)||this.needPax,this.needPax=u(e,t+337,8,this.devmin)||this.needPax,this.needPax=p(e,t+345,i,o)||this.needPax,
e[t+475]!==0?this.needPax=p(e,t+345,155,o)||this.needPax:(this.needPax=p(e,t+345,130,o)||this.needPax,this.needPax=y(e,t+
476,12,this.atime)||this.needPax,this.needPax=y(e,t+488,12,this.ctime)||this.needPax);let n=256;for(let h=t;h<t+148;h++)
n+=e[h];for(let h=t+156;h<t+512;h++)n+=e[h];return this.cksum=n,u(e,t+148,8,this.cksum),this.cksumValid=!0,this.needPax}get type(){
return this.#e==="Unsupported"?this.#e:P.get(this.#e)}get typeKey(){return this.#e}set type(e){let t=String(U.get(e));if(v(
t)||t==="Unsupported")this.#e=t;else if(v(e))this.#e=e;else throw new TypeError("invalid entry type: "+e)}},T=(e,t)=>{let i=e,
r="",s,o=c.posix.parse(e).root||".";if(Buffer.byteLength(i)<100)s=[i,r,!1];else{r=c.posix.dirname(i),i=c.posix.basename(
i);do Buffer.byteLength(i)<=100&&Buffer.byteLength(r)<=t?s=[i,r,!1]:Buffer.byteLength(i)>100&&Buffer.byteLength(r)<=t?s=
[i.slice(0,99),r,!0]:(i=c.posix.join(c.posix.basename(r),i),r=c.posix.dirname(r));while(r!==o&&s===void 0);s||(s=[e.slice(
0,99),"",!0])}return s},m=(e,t,i)=>e.subarray(t,t+i).toString("utf8").replace(/\0.*/,""),b=(e,t,i)=>K(l(e,t,i)),K=e=>e===
void 0?void 0:new Date(e*1e3),l=(e,t,i)=>Number(e[t])&128?A(e.subarray(t,t+i)):J(e,t,i),X=e=>isNaN(e)?void 0:e,J=(e,t,i)=>X(
parseInt(e.subarray(t,t+i).toString("utf8").replace(/\0.*$/,"").trim(),8)),$={12:8589934591,8:2097151},u=(e,t,i,r)=>r===
void 0?!1:r>$[i]||r<0?(F(r,e.subarray(t,t+i)),!0):(q(e,t,i,r),!1),q=(e,t,i,r)=>e.write(Q(r,i),t,i,"ascii"),Q=(e,t)=>R(Math.
floor(e).toString(8),t),R=(e,t)=>(e.length===t-1?e:new Array(t-e.length-1).join("0")+e+" ")+"\0",y=(e,t,i,r)=>r===void 0?
!1:u(e,t,i,r.getTime()/1e3),W=new Array(156).join("\0"),p=(e,t,i,r)=>r===void 0?!1:(e.write(r+W,t,i,"utf8"),r.length!==Buffer.
byteLength(r)||r.length>i)});
